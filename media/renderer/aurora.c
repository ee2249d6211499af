/* Northern lights over the glacier and the dark lagoon.
 *
 * Land does not move, so it is traced once into a panorama; each frame adds the sky
 * behind it, and the water mirrors the whole.
 *
 * Settings of its own: terrain (file), eye, target (m), focal, light (of the aurora),
 * waves, far (km to the nearest curtain).
 */
#include "frames.h"
#include "sea.h"

static Camera view;
static Sea sea;
static float brightness, nearest_curtain;
static const V HAZE = {.013f, .036f, .045f};

/* ---- land ---- */

static int side;
static float extent, south, *height_map, *ice_map, *depth_map;

static void read_land(const char *path) {
  FILE *file = fopen(path, "rb");
  int32_t size;
  if (!file || fread(&size, 4, 1, file) + fread(&extent, 4, 1, file) + fread(&south, 4, 1, file) != 3) exit(1);
  side = size;
  size_t cells = (size_t)side * side;
  float **maps[3] = {&height_map, &ice_map, &depth_map};
  for (int n = 0; n < 3; n++) {
    *maps[n] = malloc(cells * sizeof(float));
    if (fread(*maps[n], sizeof(float), cells, file) != cells) exit(1);
  }
  fclose(file);
}

static inline float sample(const float *map, float x, float y) {
  float fx = (x + extent / 2) / extent * side - .5f, fy = (y - south) / extent * side - .5f;
  if (fx < 0 || fy < 0 || fx >= side - 2 || fy >= side - 2) return -50;
  int i = (int)fx, j = (int)fy;
  const float *p = map + (size_t)j * side + i;
  return mixf(mixf(p[0], p[1], fx - i), mixf(p[side], p[side + 1], fx - i), fy - j);
}

/** Distance to the land along a ray, or -1. */
static float trace(V from, V d) {
  float t = 1, before = 0;
  for (int i = 0; i < 320 && t < 16000; i++) {
    V p = add(from, scale(d, t));
    if (d.z > 0 && p.z > 2300) return -1;
    float above = p.z - sample(height_map, p.x, p.y);
    if (above < 0) {
      float low = before, high = t;
      for (int k = 0; k < 7; k++) {
        float m = .5f * (low + high);
        V q = add(from, scale(d, m));
        if (q.z < sample(height_map, q.x, q.y))
          high = m;
        else
          low = m;
      }
      /* What lies under the lagoon is not seen. */
      return from.z + d.z * low < 0 ? -1 : .5f * (low + high);
    }
    before = t;
    t += fmaxf(above * .42f, 1.5f + t * .0007f);
  }
  return -1;
}

static float lit(V from, V light) {
  float open = 1, t = 14;
  for (int i = 0; i < 60 && t < 6000; i++) {
    V p = add(from, scale(light, t));
    if (p.z > 2200) break;
    float above = p.z - sample(height_map, p.x, p.y);
    open = fminf(open, 14 * above / t);
    if (open < 0) return 0;
    t += fmaxf(above * .7f, 10 + t * .02f);
  }
  return clampf(open, 0, 1);
}

static V land_light(V p, float t) {
  float e = fmaxf(3, t * .0012f), x = p.x, y = p.y;
  V n = normal(v(sample(height_map, x - e, y) - sample(height_map, x + e, y),
                 sample(height_map, x, y - e) - sample(height_map, x, y + e), 2 * e));
  float ice = sample(ice_map, x, y), depth = sample(depth_map, x, y);
  float middling = cloud(x / 33, y / 33, 4, 60), broad = cloud(x / 250, y / 250, 4, 64);
  float slope = n.z;
  n = normal(add(n, v((cloud(x / 7, y / 7, 3, 70) - .45f) * .35f, (cloud(x / 7 + 9, y / 7, 3, 74) - .45f) * .35f, 0)));
  V rock = mix(v(.016f, .018f, .022f), v(.055f, .056f, .06f), smooth(.3f, .65f, cloud(p.z * .03f + broad * 4, broad * 2, 3, 80)));
  float reach = smooth(-160, 460, p.z + (middling - .5f) * 420);
  float snow = smooth(-.03f, .07f, slope + (middling - .5f) * .3f - (.92f - reach * .42f)) * smooth(.02f, .3f, reach);
  V c = mix(rock, v(.80f, .87f, .93f), snow);
  V frozen = mix(v(.78f, .88f, .94f), v(.04f, .26f, .42f), smooth(0, .75f, depth + (middling - .5f) * .3f));
  frozen = mix(frozen, v(.12f, .42f, .58f), .75f * smooth(.75f, .35f, slope));
  float ash = smooth(.52f, .70f, cloud(x * .006f + broad, y * .00035f, 3, 90)) * smooth(.3f, .6f, middling);
  c = mix(c, mix(frozen, v(.05f, .055f, .065f), .75f * ash), ice);
  /* A cold half moon from the right gives relief; the lights themselves come from everywhere. */
  V moon = normal(v(.80f, -.38f, .34f));
  float facing = clampf(dot(n, moon), 0, 1);
  float open = facing > 0 ? lit(add(p, scale(n, 6)), moon) : 0;
  V light = add(scale(v(.085f, .125f, .150f), facing * open), scale(v(.014f, .046f, .045f), (.5f + .5f * n.z) * (1 - .6f * depth * ice)));
  return mix(times(c, light), HAZE, 1 - expf(-t / 11000));
}

/* ---- sky ---- */

static V stars(V d, float turn) {
  float a = atan2f(d.x, d.y) * 190, b = d.z * 190;
  int i = (int)floorf(a), j = (int)floorf(b);
  float chance = random3(i, j, 3);
  if (chance < .985f || d.z < .03f) return v(0, 0, 0);
  float x = a - i - .2f - .6f * random3(i, j, 4), y = b - j - .2f - .6f * random3(i, j, 5);
  float glow = expf(-(x * x + y * y) * 80) * powf((chance - .985f) / .015f, 3) * .5f;
  int beats = 1 + (int)(random3(i, j, 6) * 3);
  glow *= .8f + .2f * sinf(TAU * turn * beats + random3(i, j, 8) * TAU);
  return scale(v(.85f, .93f, 1), glow * smooth(.03f, .2f, d.z));
}

/* A curtain stands on a winding line on the ground, y = line(x) in km. Where it stands and
 * how bright it is there is the same at every height, so it is worked out once a frame. */
#define CURTAINS 3
#define PLACES 8192
#define WEST -1600.f
#define PER_KM (PLACES / 3200.f)
static float curtain_line[CURTAINS][PLACES], curtain_light[CURTAINS][PLACES];

static void hang_curtains(float turn) {
  float phase = TAU * turn;
#pragma omp parallel for
  for (int n = 0; n < CURTAINS * PLACES; n++) {
    int k = n / PLACES, place = n % PLACES;
    float x = WEST + place / PER_KM;
    float wind = 150 * (looping(x / 260 + k * 7, k * 3.7f, phase, .10f, 3, 11 + k) - .5f) +
                 46 * (looping(x / 70 + k, 2.2f, phase, .16f, 2, 17 + k) - .5f);
    float rays = .30f + 2.4f * powf(looping((x + wind) / 8.f, k * 5.f, phase, .30f, 2, 30 + k), 2.2f);
    float patch = smooth(.24f, .66f, looping(x / 150 + 3 * k, k * 3.1f + .3f, phase, .20f, 3, 40 + k));
    curtain_line[k][place] = nearest_curtain + k * 150 + wind + x * (.42f - .62f * k);
    curtain_light[k][place] = rays * patch * (k == 0 ? 1 : .55f);
  }
}

/** The light of all curtains along a ray, gathered by height. */
static V curtains(V d) {
  V sum = v(0, 0, 0);
  if (d.z < .004f) return sum;
  const int steps = 200;
  for (int i = 0; i < steps; i++) {
    float s = (i + .5f) / steps, altitude = 92 + 175 * s * s;
    float far = altitude / (d.z + .10f), x = d.x * far, y = d.y * far;
    float at = clampf((x - WEST) * PER_KM, 0, PLACES - 1.01f);
    int place = (int)at;
    float light = 0;
    for (int k = 0; k < CURTAINS; k++) {
      float off = (y - mixf(curtain_line[k][place], curtain_line[k][place + 1], at - place)) / (12 + 5 * k);
      if (fabsf(off) > 2.4f) continue;
      light += expf(-off * off) * mixf(curtain_light[k][place], curtain_light[k][place + 1], at - place);
    }
    if (light == 0) continue;
    float up = (altitude - 92) / 175;
    float fall = expf(-up * 3.6f) * (1 - expf(-(altitude - 89) / 6));
    V high = mix(v(.07f, .52f, .66f), v(.30f, .20f, .62f), smooth(.45f, .95f, up));
    V hue = mix(v(.10f, .92f, .56f), high, smooth(.10f, .60f, up));
    sum = add(sum, scale(hue, light * fall * far / steps * .022f));
  }
  return scale(sum, smooth(.004f, .15f, d.z) * brightness);
}

static V night(V d) {
  float z = fmaxf(d.z, 0);
  V c = mix(v(.016f, .042f, .054f), v(.0022f, .0065f, .0140f), powf(clampf(z * 1.6f, 0, 1), .55f));
  c = add(c, scale(v(.012f, .055f, .046f), expf(-z * 7)));
  return add(c, curtains(d));
}

/* ---- panorama ---- */

#define AROUND 1.05f
#define ABOVE .95f
#define BELOW .07f
static int pan_w, pan_h;
static float *land_pan /* rgb and cover */, *pan /* rgb, this frame */;
static V level; /* where the camera looks, flat */

static V pan_direction(float i, float j) {
  float azimuth = (i / pan_w * 2 - 1) * AROUND, elevation = j / pan_h * ABOVE - BELOW;
  float c = cosf(azimuth), s = sinf(azimuth), k = cosf(elevation);
  return v((level.x * c + level.y * s) * k, (level.y * c - level.x * s) * k, sinf(elevation));
}

static void pan_place(V d, float *i, float *j) {
  float x = d.x * level.y - d.y * level.x, y = d.x * level.x + d.y * level.y;
  *i = clampf((atan2f(x, y) / AROUND * .5f + .5f) * pan_w - .5f, 0, pan_w - 1.01f);
  *j = clampf((asinf(clampf(d.z, -1, 1)) + BELOW) / ABOVE * pan_h - .5f, 0, pan_h - 1.01f);
}

static void trace_land(int width) {
  pan_w = width * 3 / 2 & ~1;
  pan_h = (int)(pan_w * ABOVE / (2 * AROUND)) & ~1;
  land_pan = malloc(sizeof(float) * 4 * pan_w * pan_h);
  pan = malloc(sizeof(float) * 3 * pan_w * pan_h);
#pragma omp parallel for schedule(dynamic, 4)
  for (int j = 0; j < pan_h; j++)
    for (int i = 0; i < pan_w; i++) {
      float *out = land_pan + 4L * ((long)j * pan_w + i);
      out[0] = out[1] = out[2] = out[3] = 0;
      for (int k = 0; k < 4; k++) {
        V d = pan_direction(i + .25f + .5f * (k & 1), j + .25f + .5f * (k >> 1));
        float t = trace(view.eye, d);
        if (t < 0) continue;
        V c = land_light(add(view.eye, scale(d, t)), t);
        out[0] += c.x / 4;
        out[1] += c.y / 4;
        out[2] += c.z / 4;
        out[3] += .25f;
      }
    }
}

/** The sky is soft: one ray serves four points of the panorama. */
static void paint_sky(float turn, int w, int h) {
  (void)h;
  if (!land_pan) trace_land(w);
  hang_curtains(turn);
#pragma omp parallel for schedule(dynamic, 2)
  for (int j = 0; j < pan_h; j += 2)
    for (int i = 0; i < pan_w; i += 2) {
      V sky = night(pan_direction(i + 1, j + 1));
      for (int k = 0; k < 4; k++) {
        long at = (long)(j + (k >> 1)) * pan_w + i + (k & 1);
        const float *land = land_pan + 4 * at;
        pan[3 * at] = land[0] + sky.x * (1 - land[3]);
        pan[3 * at + 1] = land[1] + sky.y * (1 - land[3]);
        pan[3 * at + 2] = land[2] + sky.z * (1 - land[3]);
      }
    }
}

static float bilinear(const float *map, int parts, int part, float i, float j) {
  int a = (int)i, b = (int)j;
  const float *p = map + (long)parts * ((long)b * pan_w + a) + part, *q = p + (long)parts * pan_w;
  return mixf(mixf(p[0], p[parts], i - a), mixf(q[0], q[parts], i - a), j - b);
}

static V around(V d) {
  float i, j;
  pan_place(d, &i, &j);
  return v(bilinear(pan, 3, 0, i, j), bilinear(pan, 3, 1, i, j), bilinear(pan, 3, 2, i, j));
}

static V shade(float u, float w, float turn) {
  V d = direction(&view, u, w);
  float i, j;
  pan_place(d, &i, &j);
  float cover = d.z > -BELOW ? bilinear(land_pan, 4, 3, i, j) : 0;
  if (d.z >= 0 || cover > .5f) return add(around(d), scale(stars(d, turn), 1 - cover));
  float t = view.eye.z / -d.z;
  V p = add(view.eye, scale(d, t)), slope;
  /* Ripples finer than a pixel would only flicker, and cost a loop most of its bits. */
  sea_height(&sea, p.x, p.y, turn, TAU / (.034f * t + .4f) * 2, &slope);
  float stir = .5f * smooth(6000, 200, t) + .05f;
  V n = normal(v(slope.x * stir, slope.y * stir, 1));
  float facing = -dot(d, n);
  V mirrored = add(d, scale(n, 2 * facing));
  mirrored.z = fabsf(mirrored.z) + .004f;
  float fresnel = .02f + .98f * powf(1 - clampf(facing, 0, 1), 5);
  V c = add(scale(around(normal(mirrored)), .12f + fresnel * .80f), scale(v(.001f, .006f, .009f), 1 - fresnel));
  return mix(c, HAZE, 1 - expf(-t / 11000));
}

static V triple(const char *key, const char *fallback) {
  V c = v(0, 0, 0);
  sscanf(param_text(key, fallback), "%f,%f,%f", &c.x, &c.y, &c.z);
  return c;
}

int main(int argc, char **argv) {
  params_init(argc, argv);
  Reel reel = reel_from_params();
  Film film = film_from_params();
  read_land(param_text("terrain", "terrain.bin"));
  view = camera_at(triple("eye", "-200,-900,50"), triple("target", "20,2600,620"), param("focal", 1.6f));
  level = normal(v(view.ahead.x, view.ahead.y, 0));
  brightness = param("light", 1);
  nearest_curtain = param("far", 170);
  sea = sea_make((SeaState){.shortest = 2,
                            .longest = 40,
                            .heading = 1.2f,
                            .spread = 5,
                            .seconds = 8,
                            .speed = 1,
                            .height = param("waves", .45f),
                            .sharpness = 1});
  params_done();
  reel_run(&reel, &film, paint_sky, shade);
  return 0;
}
