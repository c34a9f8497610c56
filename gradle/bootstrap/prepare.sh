# What ./gradlew does before it starts Gradle, as a part of it: looks at the Java that it found, and where
# services.gradle.org is out of reach, so that the wrapper could not download Gradle, assembles it from Maven artifacts, once.
# The task `wrapper` makes ./gradlew anew and puts the call of this file into it.
# shellcheck shell=sh disable=SC2154

oldest=17
newest=23

# The number of the Java in a directory: read from a file, since asking it takes a tenth of a second.
java_number () {
    sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null
}

suits () {
    [ -n "$1" ] && [ "$1" -ge $oldest ] && [ "$1" -le $newest ]
}

java_home=$( readlink -f "$( command -v "$JAVACMD" )" )
java_home=${java_home%/bin/java*}
number=$( java_number "$java_home" )
if [ -z "$number" ] ; then
    number=$( "$JAVACMD" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p' )
fi

if ! suits "$number" || { [ -f "$java_home/release" ] && [ ! -e "$java_home/bin/javac" ] ; } ; then
    example=/path/to/jdk-$oldest
    for found in /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home ; do
        if [ -x "$found/bin/javac" ] && suits "$( java_number "$found" )" ; then
            example=$found
            break
        fi
    done
    kind="Java $number"
    [ -e "$java_home/bin/javac" ] || kind="$kind without a compiler"
    die "Marienbad is built with a JDK of Java $oldest to $newest, but $JAVACMD is $kind; set JAVA_HOME, as in: JAVA_HOME=$example ./gradlew"
fi

distribution=$( sed -n 's,^distributionUrl=.*/\(gradle-.*\)\.zip,\1,p' "$APP_HOME/gradle/wrapper/gradle-wrapper.properties" )
if ! ls "${GRADLE_USER_HOME:-$HOME/.gradle}/wrapper/dists/$distribution"/*/*.ok >/dev/null 2>&1 ; then
    "$JAVACMD" "$APP_HOME/gradle/bootstrap/AssembleGradle.java" "$APP_HOME/gradle/bootstrap/stand-ins" --if-unreachable || exit
fi
