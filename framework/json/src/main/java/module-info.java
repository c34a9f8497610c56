/** Positions, records and settings as JSON. */
module org.marienbad.json {
    requires transitive com.fasterxml.jackson.databind;
    requires transitive org.marienbad.drawing;

    exports org.marienbad.json;
}
