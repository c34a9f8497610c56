# Options come before those of JAVA_OPTS and MARIENBAD_OPTS, so these win.
# A class data archive that does not fit (another Java, another place, other options) is passed over in silence.
if [ -f "$APP_HOME/lib/marienbad.jsa" ]; then
    set -- "-XX:SharedArchiveFile=$APP_HOME/lib/marienbad.jsa" -Xlog:cds=off -Xlog:cds+dynamic=off "$@"
fi

# macOS gives a window's events to the first thread only.
if $darwin; then
    set -- -XstartOnFirstThread "$@"
fi

set -- @OPTIONS@ "$@"

