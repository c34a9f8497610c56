/** Games as people and programs ask for them. */
module org.marienbad.request {
    requires transitive org.marienbad.json;

    exports org.marienbad.request;
}
