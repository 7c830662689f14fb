<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<!-- What the window calls otherwise than the command line: see model/storage/openingswitches.h. -->
<context>
    <name>model</name>
    <message>
        <source>--oldest-first</source>
        <translation>“Oldest row of a replay buffer first”</translation>
    </message>
    <message>
        <source>--raw</source>
        <translation>“Show the file as stored”</translation>
    </message>
</context>
</TS>
