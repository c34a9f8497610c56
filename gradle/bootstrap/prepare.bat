@rem What gradlew.bat does before it starts Gradle, as a part of it: looks at the Java that it found.
@rem The task `wrapper` makes gradlew.bat anew and puts the call of this file into it.

set OLDEST=17
set NEWEST=23
set JAVA_NUMBER=
for /f "tokens=2,3" %%a in ('^""%JAVA_EXE%" -version 2^>^&1^"') do if "%%a"=="version" for /f "delims=.-+ " %%n in ("%%~b") do set JAVA_NUMBER=%%n
@rem Where the number cannot be read, Gradle itself has to tell.
if not defined JAVA_NUMBER exit /b 0
if %JAVA_NUMBER% geq %OLDEST% if %JAVA_NUMBER% leq %NEWEST% exit /b 0
echo Marienbad is built with a JDK of Java %OLDEST% to %NEWEST%, but %JAVA_EXE% is Java %JAVA_NUMBER%; set JAVA_HOME, as in: set "JAVA_HOME=C:\path\to\jdk-%OLDEST%" 1>&2
exit /b 1
