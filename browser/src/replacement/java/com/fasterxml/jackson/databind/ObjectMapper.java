package com.fasterxml.jackson.databind;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Reads and writes trees of JSON, and nothing else: no reflection. */
public class ObjectMapper {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private final JsonFactory factory;
    private boolean whole;

    public ObjectMapper() {
        this(new JsonFactory());
    }

    public ObjectMapper(JsonFactory factory) {
        this.factory = factory;
    }

    public ObjectNode createObjectNode() {
        return NODES.objectNode();
    }

    public ArrayNode createArrayNode() {
        return NODES.arrayNode();
    }

    public JsonNodeFactory getNodeFactory() {
        return NODES;
    }

    public ObjectMapper enable(DeserializationFeature feature) {
        whole |= feature == DeserializationFeature.FAIL_ON_TRAILING_TOKENS;
        return this;
    }

    public JsonParser createParser(String text) throws IOException {
        return factory.createParser(text);
    }

    /** The tree of one value. */
    public JsonNode readTree(String text) throws JsonProcessingException {
        try (JsonParser parser = factory.createParser(text)) {
            JsonNode tree = parser.nextToken() == null ? NODES.missingNode() : value(parser);
            if (whole && parser.nextToken() != null) {
                throw new JsonParseException(parser, "Trailing token");
            }
            return tree;
        } catch (JsonProcessingException malformed) {
            throw malformed;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The tree of the value at whose first token {@code parser} is. */
    @SuppressWarnings("unchecked") // as Jackson declares it
    public <T extends TreeNode> T readTree(JsonParser parser) throws IOException {
        return (T) value(parser);
    }

    private static JsonNode value(JsonParser parser) throws IOException {
        switch (parser.currentToken()) {
            case START_OBJECT: {
                ObjectNode object = NODES.objectNode();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    object.set(name, value(parser));
                }
                return object;
            }
            case START_ARRAY: {
                ArrayNode array = NODES.arrayNode();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    array.add(value(parser));
                }
                return array;
            }
            case VALUE_STRING:
                return NODES.textNode(parser.getText());
            case VALUE_NUMBER_INT:
                switch (parser.getNumberType()) {
                    case INT:
                        return NODES.numberNode(parser.getIntValue());
                    case LONG:
                        return NODES.numberNode(parser.getLongValue());
                    default:
                        return NODES.numberNode(parser.getBigIntegerValue());
                }
            case VALUE_NUMBER_FLOAT:
                return NODES.numberNode(parser.getDoubleValue());
            case VALUE_TRUE:
                return NODES.booleanNode(true);
            case VALUE_FALSE:
                return NODES.booleanNode(false);
            default:
                return NODES.nullNode();
        }
    }

    public String writeValueAsString(Object tree) throws JsonProcessingException {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = factory.createGenerator(text)) {
            write((JsonNode) tree, generator);
        } catch (JsonProcessingException malformed) {
            throw malformed;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    public byte[] writeValueAsBytes(Object tree) throws JsonProcessingException {
        return writeValueAsString(tree).getBytes(StandardCharsets.UTF_8);
    }

    private static void write(JsonNode node, JsonGenerator generator) throws IOException {
        switch (node.getNodeType()) {
            case OBJECT:
                generator.writeStartObject();
                for (Map.Entry<String, JsonNode> entry : node.properties()) {
                    generator.writeFieldName(entry.getKey());
                    write(entry.getValue(), generator);
                }
                generator.writeEndObject();
                break;
            case ARRAY:
                generator.writeStartArray();
                for (JsonNode entry : node) {
                    write(entry, generator);
                }
                generator.writeEndArray();
                break;
            case NUMBER:
                number(node, generator);
                break;
            case BOOLEAN:
                generator.writeBoolean(node.booleanValue());
                break;
            case STRING:
                generator.writeString(node.textValue());
                break;
            default:
                generator.writeNull();
        }
    }

    private static void number(JsonNode node, JsonGenerator generator) throws IOException {
        if (node.isBigInteger()) {
            generator.writeNumber(node.bigIntegerValue());
        } else if (node.isIntegralNumber()) {
            generator.writeNumber(node.longValue());
        } else if (node.isFloat()) {
            generator.writeNumber(node.floatValue());
        } else {
            generator.writeNumber(node.doubleValue());
        }
    }
}
