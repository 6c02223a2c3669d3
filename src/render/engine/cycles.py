"""Traces a scene of ours with Blender's Cycles: blender -b --factory-startup -P cycles.py -- folder. Tried with Debian's 3.4.

The folder holds scene.json and the arrays it names; picture.f32 comes back: light, three numbers a pixel.
Metres, Z up, kcd/m2: Blender's watts per square metre stand for our klx."""
import json, math, os, sys
import bpy
import numpy as np
from mathutils import Vector

folder = sys.argv[sys.argv.index('--') + 1]
job = json.load(open(os.path.join(folder, 'scene.json')))


def array(name, kind=np.float32):
    return np.fromfile(os.path.join(folder, name), dtype=kind)


def picture(name, width, height, pixels, colour):
    """pixels: rows from v = 0 upwards, four floats each."""
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear' if colour else 'Non-Color'
    image.pixels.foreach_set(np.ascontiguousarray(pixels, dtype=np.float32).ravel())
    image.pack()
    return image


def with_alpha(rgb):
    return np.concatenate([rgb, np.ones((len(rgb), 1), np.float32)], axis=1)


def linear(bytes_):
    s = bytes_.astype(np.float32) / 255
    return np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)


class Nodes:
    """A material's or a world's tree, wired by a few words."""

    def __init__(self, owner):
        owner.use_nodes = True
        self.tree = owner.node_tree
        self.tree.nodes.clear()

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            socket = node.inputs[int(name[1:])] if name[0] == 'i' and name[1:].isdigit() else node.inputs[name.replace('_', ' ')]
            self.put(socket, value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def both(self, first, second):
        node = self.tree.nodes.new('ShaderNodeAddShader')
        self.tree.links.new(first, node.inputs[0])
        self.tree.links.new(second, node.inputs[1])
        return node.outputs[0]

    def ramp(self, values, **bent):
        """values: from seen edge-on to seen head-on, evenly."""
        node = self.add('ShaderNodeValToRGB', Fac=self.add('ShaderNodeLayerWeight', Blend=0.5, **bent).outputs['Facing'])
        last = len(values) - 1
        elements = node.color_ramp.elements
        elements[0].position, elements[1].position = 0, 1
        for i in range(1, last):
            elements.new(i / last)
        for i, value in enumerate(reversed(values)):
            elements[i].color = (value, value, value, 1)
        return node.outputs[0]

    def times(self, first, second):
        node = self.tree.nodes.new('ShaderNodeVectorMath')
        node.operation = 'MULTIPLY'
        self.put(node.inputs[0], first if isinstance(first, bpy.types.NodeSocket) else first[:3])
        self.put(node.inputs[1], second)
        return node.outputs[0]

    def mix(self, share, first, second):
        node = self.tree.nodes.new('ShaderNodeMixShader')
        self.put(node.inputs[0], share)
        self.tree.links.new(first, node.inputs[1])
        self.tree.links.new(second, node.inputs[2])
        return node.outputs[0]


pixels = array('pictures.u8', np.uint8)


def level_pictures(name, level, relief):
    count = level['width'] * level['height'] * 3
    size = (level['width'], level['height'])
    colour = linear(pixels[level['colour']:level['colour'] + count]).reshape(-1, 3)
    found = {'colour': picture(name, *size, with_alpha(colour), True)}
    if level['relief'] >= 0:
        slopes = pixels[level['relief']:level['relief'] + count].reshape(-1, 3).astype(np.float32)
        found['roughness'] = picture(name + ' roughness', *size, with_alpha(np.repeat(slopes[:, 2:3] / 255, 3, axis=1)), False)
        if relief > 0:
            normal = np.stack([-(slopes[:, 0] - 128) / 127 * relief, -(slopes[:, 1] - 128) / 127 * relief, np.ones(len(slopes), np.float32)], axis=1)
            normal /= np.linalg.norm(normal, axis=1, keepdims=True)
            found['normal'] = picture(name + ' normal', *size, with_alpha(normal * 0.5 + 0.5), False)
    return found


def material(number, given):
    made = bpy.data.materials.new(str(number))
    nodes = Nodes(made)
    colour = (given['red'], given['green'], given['blue'], 1)
    roughness, normal = max(0.03, given['roughness']), None
    if given['level'] >= 0:
        worn = level_pictures(str(number), job['levels'][given['level']], given['relief'])
        def texture(kind):
            node = nodes.add('ShaderNodeTexImage')
            node.image = worn[kind]
            return node.outputs['Color']
        colour = texture('colour')
        if 'roughness' in worn:
            roughness = texture('roughness')
        if 'normal' in worn:
            normal = nodes.add('ShaderNodeNormalMap', Color=texture('normal')).outputs['Normal']
    bent = {'Normal': normal} if normal else {}
    if given['form'] == 1:
        # Thin, as ours: Blender's own Fresnel would mirror all light that leaves a pane at more than 42 degrees. The mirror image is for the eye alone.
        eye = nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray']
        passing = tuple(given['pass' + c] for c in ('Red', 'Green', 'Blue')) + (1,)
        clear = nodes.add('ShaderNodeBsdfTransparent', Color=tuple(min(1, c / 0.957) for c in passing))
        shine = nodes.add('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.0)
        seen = nodes.mix(nodes.ramp([1 - 0.04 - 0.96 * (1 - i / 31) ** 5 for i in range(32)]), shine.outputs[0], clear.outputs[0])
        surface = nodes.mix(eye, nodes.add('ShaderNodeBsdfTransparent', Color=passing).outputs[0], seen)
    elif given['form'] == 2:
        near = nodes.add('ShaderNodeBsdfDiffuse', Color=colour, **bent)
        away = nodes.add('ShaderNodeBsdfTranslucent', Color=colour, **bent)
        surface = nodes.mix(given['through'], near.outputs[0], away.outputs[0])
        if given['cover'] < 1:
            surface = nodes.mix(given['cover'], nodes.add('ShaderNodeBsdfTransparent').outputs[0], surface)
    elif given['metalness'] > 0.5:
        surface = coat(nodes, colour, roughness, bent, Metallic=1.0)
    else:
        # Blender's coat alone, over a body that gets what ours would leave to it: Blender's own layers add light.
        body = nodes.add('ShaderNodeBsdfDiffuse', Color=nodes.times(colour, nodes.ramp(given['uncoated'], **bent)), **bent)
        surface = nodes.both(coat(nodes, (0, 0, 0, 1), roughness, bent), body.outputs[0])
        if given['sheen'] > 0:
            surface = nodes.both(surface, nap(nodes, colour, given['sheen'], bent))
    if given['emitter'] >= 0:
        light = job['emitters'][given['emitter']]
        front = nodes.add('ShaderNodeMath', i0=1.0, i1=nodes.add('ShaderNodeNewGeometry').outputs['Backfacing'] if not light['bothSides'] else 0.0)
        front.operation = 'SUBTRACT'
        glow = nodes.add('ShaderNodeEmission', Color=(light['red'], light['green'], light['blue'], 1), Strength=front.outputs[0])
        surface = nodes.both(surface, glow.outputs[0])
    nodes.add('ShaderNodeOutputMaterial', Surface=surface)
    return made


def coat(nodes, colour, roughness, bent, **more):
    """GGX under Fresnel's curve for an index of 1.5, which is what specular 0.5 means."""
    node = nodes.add('ShaderNodeBsdfPrincipled', Base_Color=colour, Specular=0.5, Roughness=roughness, **bent, **more)
    node.distribution = 'MULTI_GGX'
    return node.outputs[0]


def nap(nodes, colour, sheen, bent):
    """Blender's sheen takes only the hue of the body it lies on: so a body too dark to count, and the colour's brightness in the strength."""
    grey = nodes.add('ShaderNodeRGBToBW', Color=colour).outputs[0]
    strength = nodes.add('ShaderNodeMath', i0=grey, i1=sheen)
    strength.operation = 'MULTIPLY'
    return nodes.add('ShaderNodeBsdfPrincipled', Base_Color=nodes.times(colour, (1e-3, 1e-3, 1e-3)), Specular=0.0, Sheen=strength.outputs[0], Sheen_Tint=1.0, **bent).outputs[0]


def build_mesh(scene):
    corners, normals, uvs, worn = array('corners.f32'), array('normals.f32'), array('uvs.f32'), array('materials.u16', np.uint16)
    count = len(worn)
    mesh = bpy.data.meshes.new('scene')
    mesh.vertices.add(count * 3)
    mesh.vertices.foreach_set('co', corners)
    mesh.loops.add(count * 3)
    mesh.loops.foreach_set('vertex_index', np.arange(count * 3, dtype=np.int32))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, count * 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, 3, dtype=np.int32))
    mesh.polygons.foreach_set('material_index', worn.astype(np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(count, dtype=bool))
    tiles = np.array([[m['tileU'], m['tileV']] for m in job['materials']], np.float32)[worn]
    mesh.uv_layers.new(name='uv').data.foreach_set('uv', (uvs.reshape(-1, 3, 2) / tiles[:, None, :]).ravel())
    for number, given in enumerate(job['materials']):
        mesh.materials.append(material(number, given))
    mesh.update()
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set(normals.reshape(-1, 3))
    thing = bpy.data.objects.new('scene', mesh)
    # Blender would pull shadows off coarse round things by a tenth.
    thing.cycles.shadow_terminator_geometry_offset = 0
    scene.collection.objects.link(thing)


def build_light(scene):
    world = bpy.data.worlds.new('sky')
    scene.world = world
    nodes = Nodes(world)
    width, height = job['sky']
    sky = nodes.add('ShaderNodeTexEnvironment')
    sky.image = picture('sky', width, height, with_alpha(array('sky.f32').reshape(-1, 3)), True)
    seen = nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray']
    # 1 for light, `view` for the eye.
    strength = nodes.add('ShaderNodeMath', i0=seen, i1=job['view'] - 1, i2=1.0)
    strength.operation = 'MULTIPLY_ADD'
    nodes.add('ShaderNodeOutputWorld', Surface=nodes.add('ShaderNodeBackground', Color=sky.outputs[0], Strength=strength.outputs[0]).outputs[0])
    if max(job['sunlight']) > 0:
        most = max(job['sunlight'])
        sun = bpy.data.lights.new('sun', 'SUN')
        sun.energy, sun.color, sun.angle = most, [c / most for c in job['sunlight']], 2 * math.atan(job['sunRadius'])
        put(scene, 'sun', sun, (0, 0, 10), -Vector(job['sun']))
    for portal in job['portals']:
        light = bpy.data.lights.new('portal', 'AREA')
        light.shape, light.size, light.size_y = 'RECTANGLE', 2 * Vector(portal['across']).length, 2 * Vector(portal['up']).length
        light.cycles.is_portal = True
        put(scene, 'portal', light, portal['middle'], Vector(portal['across']).cross(Vector(portal['up'])))


def put(scene, name, data, at, towards):
    thing = bpy.data.objects.new(name, data)
    thing.location = at
    thing.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(thing)
    return thing


def build_camera(scene):
    given = job['camera']
    lens = bpy.data.cameras.new('camera')
    lens.clip_start = 0.001
    towards = Vector(given['target']) - Vector(given['at'])
    if given['kind'] == 'panorama':
        lens.type = 'PANO'
        lens.cycles.panorama_type = 'EQUIRECTANGULAR'
        towards.z = 0
    else:
        lens.sensor_fit, lens.angle = 'VERTICAL', math.radians(given['view'])
    scene.camera = put(scene, 'camera', lens, given['at'], towards)


def set_up(scene):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', job['samples'], job['seed']
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = job['bounces'], job['bounces'], job['bounces'], job['bounces'], 32
    # Ours follows light from a glossy floor to a wall; what is too bright is clamped in both, though not at the same place of a path.
    cycles.caustics_reflective, cycles.caustics_refractive = True, False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = job['clamp'] or 0
    cycles.use_auto_tile = False
    # Dim lights count too, and a pixel gathers from as far around as ours: a tent of 0.85 pixels has this filter's variance.
    cycles.light_sampling_threshold = 0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.25
    scene.render.threads_mode, scene.render.threads = 'FIXED', job['threads']
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = job['width'], job['height'], 100
    scene.view_settings.view_transform = 'Standard'
    scene.render.filepath = os.path.join(folder, 'light.exr')
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR', '32', 'NONE'


def collect():
    image = bpy.data.images.load(os.path.join(folder, 'light.exr'))
    image.colorspace_settings.name = 'Non-Color'
    data = np.empty(job['width'] * job['height'] * 4, np.float32)
    image.pixels.foreach_get(data)
    np.ascontiguousarray(data.reshape(job['height'], job['width'], 4)[::-1, :, :3]).tofile(os.path.join(folder, 'picture.f32'))


bpy.ops.wm.read_factory_settings(use_empty=True)
the_scene = bpy.context.scene
build_mesh(the_scene)
build_light(the_scene)
build_camera(the_scene)
set_up(the_scene)
began = os.times()
bpy.ops.render.render(write_still=True)
ended = os.times()
print('SPENT', ended.user + ended.system - began.user - began.system, flush=True)
collect()
