/** Games kept in a database. */
module org.marienbad.store {
    requires com.zaxxer.hikari;
    requires flyway.core;
    requires org.marienbad.json;
    requires org.slf4j;
    requires static org.postgresql.jdbc;
    requires transitive java.sql;
    requires transitive org.marienbad.framework;

    exports org.marienbad.store;
}
