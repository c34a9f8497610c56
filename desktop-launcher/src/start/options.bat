@rem Options come before those of JAVA_OPTS and MARIENBAD_OPTS, so these win.
@rem A class data archive that does not fit (another Java, another place, other options) is passed over in silence.
set DEFAULT_JVM_OPTS=@OPTIONS@
if exist "%APP_HOME%\lib\marienbad.jsa" set DEFAULT_JVM_OPTS=%DEFAULT_JVM_OPTS% "-XX:SharedArchiveFile=%APP_HOME%\lib\marienbad.jsa" -Xlog:cds=off -Xlog:cds+dynamic=off

