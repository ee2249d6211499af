"""Materials by nodes, written as expressions instead of clicked together."""

import bpy


class Nodes:
    """Builds a node tree from expressions instead of from clicks."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new(kind)
        for key, value in attributes.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, operation, a, b=0.0):
        return self.add("ShaderNodeMath", {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        inputs = {0: factor, 1: rgba(a), 2: rgba(b)}
        return self.add("ShaderNodeMixRGB", inputs, blend_type=blend).outputs[0]

    def smooth(self, value, start, end, low=0.0, high=1.0):
        """Maps start..end to low..high with soft ends."""
        inputs = {"Value": value, "From Min": start, "From Max": end, "To Min": low, "To Max": high}
        node = self.add("ShaderNodeMapRange", inputs, interpolation_type="SMOOTHSTEP")
        return node.outputs[0]

    def ramp(self, factor, stops):
        node = self.add("ShaderNodeValToRGB", {0: factor})
        node.color_ramp.interpolation = "EASE"
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = rgba(colour)
        return node.outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.6, distortion=0.0):
        """Above four octaves the noise costs more than the light."""
        inputs = {
            "Vector": vector,
            "Scale": scale,
            "Detail": detail,
            "Roughness": roughness,
            "Distortion": distortion,
        }
        return self.add("ShaderNodeTexNoise", inputs).outputs["Fac"]

    def stretched(self, vector, scale):
        return self.add("ShaderNodeMapping", {"Vector": vector, "Scale": scale}).outputs[0]

    def separate(self, vector):
        return self.add("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def attribute(self, name):
        return self.add("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def geometry(self):
        return self.add("ShaderNodeNewGeometry").outputs

    def bump(self, height, strength, distance):
        inputs = {"Strength": strength, "Distance": distance, "Height": height}
        return self.add("ShaderNodeBump", inputs).outputs[0]

    def principled(self, **inputs):
        """Inputs by name with underscores for blanks: Base_Color=(r, g, b)."""
        named = {key.replace("_", " "): rgba(value) for key, value in inputs.items()}
        return self.add("ShaderNodeBsdfPrincipled", named).outputs[0]

    def surface(self, shader):
        output = self.add("ShaderNodeOutputMaterial")
        self.tree.links.new(shader, output.inputs[0])


def rgba(value):
    if isinstance(value, tuple) and len(value) == 3:
        return (*value, 1.0)
    return value


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    return made, Nodes(made.node_tree)


def plain(name, colour, roughness=0.5, metallic=0.0, specular=0.5):
    made, nodes = material(name)
    nodes.surface(
        nodes.principled(
            Base_Color=colour, Roughness=roughness, Metallic=metallic, Specular=specular
        )
    )
    return made
