// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/far/farcomputing.h"

#include "model/analysis/far/farfigures.h"
#include "model/analysis/far/farhealth.h"

namespace tensordesk {

PythonValue computedHere(const std::string& what, const PythonValue& of, const PythonValue& arguments,
                         const std::function<Leaf(const PythonValue& address)>& arrayAt, Progress& progress)
{
    return what == far::kHealth ? examinedHere(of, arguments, arrayAt, progress)
                                : figureHere(what, of, arguments, arrayAt, progress);
}

}  // namespace tensordesk
