/** Pictures as shapes, for screens and files. */
module org.marienbad.drawing {
    requires transitive org.marienbad.framework;

    exports org.marienbad.drawing;
}
