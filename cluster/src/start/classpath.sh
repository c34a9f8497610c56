
# Spark itself: that of SPARK_HOME, else the one that was installed with this command.
SPARK_JARS=${SPARK_HOME:-$APP_HOME/spark}/jars
if [ ! -d "$SPARK_JARS" ]; then
    die "marienbad-spark: there is no Spark in $SPARK_JARS; SPARK_HOME says where Spark 4 is"
fi
CLASSPATH=$CLASSPATH:$SPARK_JARS/*
