
@rem Spark itself: that of SPARK_HOME, else the one that was installed with this command.
set SPARK_JARS=%APP_HOME%\spark\jars
if defined SPARK_HOME set SPARK_JARS=%SPARK_HOME%\jars
if not exist "%SPARK_JARS%" (
    echo marienbad-spark: there is no Spark in %SPARK_JARS%; SPARK_HOME says where Spark 4 is 1>&2
    goto fail
)
set CLASSPATH=%CLASSPATH%;%SPARK_JARS%\*
