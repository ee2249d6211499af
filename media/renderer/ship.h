/* A ship rendered on its own, set on the drawn sea: seen, mirrored, and with its wake.
 *
 * Settings: sprite (a `linear` file of `develop`), ship_distance and ship_aside (m),
 * ship_lens and ship_aim as in `scenes/ship.py`, ship_heading (degrees).
 */
#ifndef SHIP_H
#define SHIP_H
#include "noise.h"
#include "params.h"
#include "vector.h"

static struct {
  int width, height;
  float *pixels;  /* colour, already multiplied by opacity */
  float *opacity; /* three equal parts */
  float distance, aside, heading;
  Camera camera;
} ship;

static void ship_from_params(V eye) {
  const char *path = param_text("sprite", NULL);
  ship.distance = param("ship_distance", 800);
  ship.aside = param("ship_aside", 60);
  ship.heading = param("ship_heading", 212) * TAU / 360;
  float lens = param("ship_lens", 100), aim = param("ship_aim", 22);
  if (!path) return;
  FILE *file = fopen(path, "rb");
  int32_t size[2];
  if (!file || fread(size, 4, 2, file) != 2) exit(1);
  ship.width = size[0];
  ship.height = size[1];
  size_t count = 3L * size[0] * size[1];
  ship.pixels = malloc(count * sizeof(float));
  ship.opacity = malloc(count * sizeof(float));
  if (fread(ship.pixels, 4, count, file) != count) exit(1);
  fseek(file, (long)(count * sizeof(float)), SEEK_CUR); /* positions are of no use here */
  if (fread(ship.opacity, 4, count, file) != count) exit(1);
  fclose(file);
  ship.camera = camera_at(eye, v(ship.aside, ship.distance, aim), 2 * lens * ship.width / (36.f * ship.height));
}

/** The ship in a direction from the eye; cover says how much of the view it takes. */
static V ship_seen(V d, float *cover) {
  const Camera *c = &ship.camera;
  float depth = dot(d, c->ahead);
  *cover = 0;
  if (depth <= 0) return v(0, 0, 0);
  float u = dot(d, c->right) / depth * c->focal, w = dot(d, c->up) / depth * c->focal;
  float x = (u * ship.height + ship.width) * .5f - .5f, y = (1 - w) * ship.height * .5f - .5f;
  if (x < 0 || y < 0 || x >= ship.width - 1 || y >= ship.height - 1) return v(0, 0, 0);
  int i = (int)x, j = (int)y;
  long at = 3L * ((long)j * ship.width + i), below = at + 3L * ship.width;
  float s = x - i, t = y - j, sum[4];
  for (int k = 0; k < 3; k++) {
    const float *p = ship.pixels + k;
    sum[k] = mixf(mixf(p[at], p[at + 3], s), mixf(p[below], p[below + 3], s), t);
  }
  const float *o = ship.opacity;
  *cover = clampf(mixf(mixf(o[at], o[at + 3], s), mixf(o[below], o[below + 3], s), t), 0, 1);
  return v(sum[0], sum[1], sum[2]);
}

/** What the water at p mirrors of it, taking the ship for a flat board at its distance. */
static V ship_mirrored(V p, V mirrored, float *cover) {
  *cover = 0;
  if (mirrored.y <= 0) return v(0, 0, 0);
  V hit = add(p, scale(mirrored, (ship.distance - p.y) / mirrored.y));
  return ship_seen(normal(sub(hit, ship.camera.eye)), cover);
}

/** Foam on the water: a bow wave, a seethe along the sides, a wake that dies out behind. */
static float ship_foam(V p, float turn) {
  float dx = p.x - ship.aside, dy = p.y - ship.distance;
  float ahead = dx * cosf(ship.heading) + dy * sinf(ship.heading);
  float off = fabsf(dx * -sinf(ship.heading) + dy * cosf(ship.heading));
  if (off > 90 || ahead > 135 || ahead < -900) return 0;
  float astern = fmaxf(0, -116 - ahead), from_bow = 116 - ahead;
  float wake = smooth(13 + astern * .06f, 3, off) * expf(-astern / 330) * (ahead < -100);
  float sides = smooth(23, 16, off) * smooth(100, 60, fabsf(ahead)) * .45f;
  float crest = 3 + from_bow * .24f;
  float bow = expf(-(off - crest) * (off - crest) / (2.2f + from_bow * .10f)) * smooth(170, 10, from_bow) * (from_bow > -4);
  float sway = TAU * turn;
  float froth = looping(p.x * .35f, p.y * .12f, sway, .8f, 4, 90);
  return clampf((wake * .9f + sides + bow) * smooth(.22f, .62f, froth), 0, .9f);
}

#endif
