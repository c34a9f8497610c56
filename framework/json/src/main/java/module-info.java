/** Positions, records and settings as JSON. */
module org.marienbad.json {
    requires com.fasterxml.jackson.datatype.jdk8;
    requires transitive com.fasterxml.jackson.databind;
    requires transitive org.marienbad.drawing;

    exports org.marienbad.json;
}
