/* A finished render comes alive: mist drifts between its near and far parts, water stirs.
 *
 * in: the clean linear picture with positions that `develop` wrote (setting `linear`)
 * and the camera it was rendered with (eye, target, lens).
 *
 * Settings of its own: mist (density), mist_top (m), drift (m in one loop), near, range
 * (m: the first sheet of mist and how far apart sheets are), stir (of the water), band
 * (density of the thin cloud along the slopes) and band_at (m, its height).
 */
#include "frames.h"

#define SHEETS 6

static int pic_w, pic_h;
static float *colour, *position;
static Camera view;
static float density, top, drift, first, apart, stir, band, band_at;

static void read_linear(const char *path) {
  FILE *file = fopen(path, "rb");
  int32_t size[2];
  if (!file || fread(size, 4, 2, file) != 2) exit(1);
  pic_w = size[0];
  pic_h = size[1];
  size_t count = 3L * pic_w * pic_h;
  colour = malloc(count * sizeof(float));
  position = malloc(count * sizeof(float));
  if (fread(colour, 4, count, file) + fread(position, 4, count, file) != 2 * count) exit(1);
  fclose(file);
}

static V sample(float x, float y) {
  x = clampf(x, 0, pic_w - 1.001f);
  y = clampf(y, 0, pic_h - 1.001f);
  int i = (int)x, j = (int)y, i1 = i + 1 < pic_w ? 1 : 0, j1 = j + 1 < pic_h ? pic_w : 0;
  const float *p = colour + 3L * ((long)j * pic_w + i), *a = p + 3 * i1, *b = p + 3L * j1, *c = b + 3 * i1;
  float u = x - i, t = y - j;
  return v(mixf(mixf(p[0], a[0], u), mixf(b[0], c[0], u), t), mixf(mixf(p[1], a[1], u), mixf(b[1], c[1], u), t),
           mixf(mixf(p[2], a[2], u), mixf(b[2], c[2], u), t));
}

static V place(float x, float y) {
  const float *p = position + 3L * ((long)clampf(y, 0, pic_h - 1) * pic_w + (int)clampf(x, 0, pic_w - 1));
  return v(p[0], p[1], p[2]);
}

static int is_water(V p) { return fabsf(p.z) < .05f && dot(p, p) > 0; }

/** Noise that drifts one way for ever: two copies a loop apart, cross-faded. */
static float drifting(float x, float y, float distance, float turn, int octaves, int seed) {
  float a = cloud(x - distance * turn, y, octaves, seed) - .5f;
  float b = cloud(x - distance * (turn - 1), y, octaves, seed) - .5f;
  /* Averaged noise is flatter than noise; without the division the mist would breathe. */
  return .5f + mixf(a, b, turn) / sqrtf(turn * turn + (1 - turn) * (1 - turn));
}

/** How thick the mist of one sheet is where a ray passes it: low over the water, and a torn
 *  band along the slopes. Most of the picture lies outside both and costs nothing. */
static float veil(V p, int sheet, float turn) {
  float reach = top * (1 + .35f * sheet), cover = 0;
  if (p.z < reach) {
    float low = drifting(p.x / 330, p.z / 70 + sheet * 9, drift / 330, turn, 4, 20 + sheet);
    cover = density * smooth(.38f, .72f, low) * smooth(reach, 0, p.z) * smooth(-12, 3, p.z);
  }
  float rise = (p.z - band_at) / (80 + 25 * sheet);
  if (fabsf(rise) < 2.2f) {
    float high = drifting(p.x / 520, p.z / 120 + sheet * 5, drift / 520, turn, 5, 50 + sheet);
    cover += band * smooth(.46f, .72f, high) * expf(-rise * rise);
  }
  return cover;
}

static V shade(float u, float w, float turn) {
  float x = (u * pic_h + pic_w) * .5f - .5f, y = (1 - w) * pic_h * .5f - .5f;
  V d = direction(&view, u, w), p = place(x + .5f, y + .5f);
  float distance = dot(p, p) == 0 ? 1e9f : sqrtf(dot(sub(p, view.eye), sub(p, view.eye)));
  V c = sample(x, y);
  if (stir > 0 && is_water(p)) {
    /* Swells far apart near the eye and close together towards the shore, as seen along the water. */
    float phase = TAU * turn, size = clampf(distance / 90, 1.2f, 30);
    float wave = looping(p.x / (size * 4), p.y / size, phase, .5f, 2, 70) - .375f;
    float to_y = y + stir * wave * clampf(520 / distance, .15f, 1.5f) * pic_h / 200;
    if (is_water(place(x + .5f, to_y + .5f))) c = sample(x, to_y);
  }
  for (int k = SHEETS - 1; k >= 0; k--) {
    float at = first + apart * k;
    if (distance < at) continue;
    float along = at / fmaxf(.2f, dot(d, v(view.ahead.x, view.ahead.y, 0)));
    V q = add(view.eye, scale(d, along));
    /* Sheets fade in over a distance, or a mountain would show where each one cuts it. */
    float cover = clampf(veil(q, k, turn), 0, .85f) * smooth(at, at + apart * .8f, distance);
    if (cover < .001f) continue;
    V light = mix(v(.27f, .36f, .42f), v(.44f, .45f, .45f), smooth(-.2f, 1.6f, u) * .6f);
    c = mix(c, light, cover);
  }
  return c;
}

static V triple(const char *key) {
  V c;
  if (sscanf(param_text(key, ""), "%f,%f,%f", &c.x, &c.y, &c.z) != 3) exit(2);
  return c;
}

int main(int argc, char **argv) {
  params_init(argc, argv);
  Reel reel = reel_from_params();
  Film film = film_from_params();
  read_linear(param_text("linear", NULL));
  /* Blender measures the lens against 36 mm of the longer side. */
  float longer = pic_w > pic_h ? pic_w : pic_h;
  V eye = triple("eye");
  view = camera_at(eye, triple("target"), 2 * param("lens", 38) * longer / (36 * pic_h));
  density = param("mist", .22f);
  top = param("mist_top", 26);
  drift = param("drift", 90);
  first = param("near", 1300);
  apart = param("range", 420);
  stir = param("stir", 1);
  band = param("band", .10f);
  band_at = param("band_at", 240);
  params_done();
  reel_run(&reel, &film, NULL, shade);
  return 0;
}
