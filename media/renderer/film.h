/* The one film all pictures are printed on: linear light in, 8-bit sRGB out.
 *
 * Dusk: the sky darkens and turns petrol towards the top (white text stands there),
 * shadows are lifted towards petrol blue, highlights stay a little warm.
 */
#ifndef FILM_H
#define FILM_H
#include <stdlib.h>
#include <string.h>
#include "noise.h"
#include "params.h"
#include "vector.h"

typedef struct {
  float exposure;   /* stops */
  float contrast, saturation, vignette, grain, bloom;
  float dusk;       /* how much light the top loses, 0..1 */
  float dusk_depth; /* how far down the darkening reaches, as a part of the height */
  float foot;       /* how much light the bottom loses, where a title stands on water */
  float warmth;     /* white balance: red up and blue down, or the other way round */
} Film;

static Film film_from_params(void) {
  return (Film){
      .exposure = param("exposure", 0),
      .contrast = param("contrast", .10f),
      .saturation = param("saturation", .92f),
      .vignette = param("vignette", .16f),
      .grain = param("grain", .007f),
      .bloom = param("bloom", .22f),
      .dusk = param("dusk", .55f),
      .dusk_depth = param("dusk_depth", .55f),
      .foot = param("foot", 0),
      .warmth = param("warmth", 0),
  };
}

/** Three passes of a running mean come close enough to a Gaussian blur. */
static void film_blur(float *image, int w, int h, int radius) {
  float *line = malloc(sizeof(float) * 3 * (w > h ? w : h));
  for (int pass = 0; pass < 6; pass++) {
    int across = pass & 1, length = across ? w : h, lines = across ? h : w;
    long step = across ? 3 : 3L * w;
    for (int n = 0; n < lines; n++) {
      float *p = image + (across ? 3L * w * n : 3L * n);
      for (int c = 0; c < 3; c++) {
        float sum = 0;
        for (int i = -radius; i <= radius; i++) sum += p[c + step * (i < 0 ? 0 : i >= length ? length - 1 : i)];
        for (int i = 0; i < length; i++) {
          line[i] = sum / (2 * radius + 1);
          int in = i + radius + 1, out = i - radius;
          sum += p[c + step * (in >= length ? length - 1 : in)] - p[c + step * (out < 0 ? 0 : out)];
        }
        for (int i = 0; i < length; i++) p[c + step * i] = line[i];
      }
    }
  }
  free(line);
}

/** Light that spills from the brightest places, computed at a quarter of the size. */
static float *film_glow(const float *linear, int w, int h, float gain) {
  int qw = (w + 3) / 4, qh = (h + 3) / 4;
  float *near = calloc(3L * qw * qh, sizeof(float)), *far = malloc(3L * qw * qh * sizeof(float));
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      for (int c = 0; c < 3; c++) {
        float over = linear[3L * ((long)y * w + x) + c] * gain - 1;
        if (over > 0) near[3L * ((long)(y / 4) * qw + x / 4) + c] += fminf(over, 8) / 16;
      }
  memcpy(far, near, 3L * qw * qh * sizeof(float));
  film_blur(near, qw, qh, h / 220 + 1);
  film_blur(far, qw, qh, h / 50 + 2);
  for (long i = 0; i < 3L * qw * qh; i++) near[i] = .5f * near[i] + .5f * far[i];
  free(far);
  return near;
}

/** The filmic curve of the ACES fit, which lets highlights lose their colour gracefully. */
static V film_curve(V c) {
  V a = v(.59719f * c.x + .35458f * c.y + .04823f * c.z, .076f * c.x + .90834f * c.y + .01566f * c.z,
          .0284f * c.x + .13383f * c.y + .83777f * c.z);
  float *p = &a.x;
  for (int i = 0; i < 3; i++)
    p[i] = (p[i] * (p[i] + .0245786f) - .000090537f) / (p[i] * (.983729f * p[i] + .432951f) + .238081f);
  return v(1.60475f * a.x - .53108f * a.y - .07367f * a.z, -.10208f * a.x + 1.10813f * a.y - .00605f * a.z,
           -.00327f * a.x - .07276f * a.y + 1.07602f * a.z);
}

static inline float film_encode(float x) {
  x = clampf(x, 0, 1);
  return x < .0031308f ? x * 12.92f : 1.055f * powf(x, 1 / 2.4f) - .055f;
}

/** Prints one frame. `frame` only moves the grain; a loop passes it modulo its length. */
static void film_print(const Film *film, const float *linear, int w, int h, int frame, uint8_t *out) {
  float gain = powf(2, film->exposure);
  V balance = v(1 + .12f * film->warmth, 1, 1 - .12f * film->warmth);
  float *glow = film->bloom > 0 ? film_glow(linear, w, h, gain) : NULL;
  int qw = (w + 3) / 4, qh = (h + 3) / 4;
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      const float *p = linear + 3L * ((long)y * w + x);
      V c = times(scale(v(fmaxf(p[0], 0), fmaxf(p[1], 0), fmaxf(p[2], 0)), gain), balance);
      if (glow) {
        float gx = clampf((x - 1.5f) / 4, 0, qw - 1.001f), gy = clampf((y - 1.5f) / 4, 0, qh - 1.001f);
        int i = (int)gx, j = (int)gy, i1 = i + 1 < qw ? i + 1 : i, j1 = j + 1 < qh ? j + 1 : j;
        float u = gx - i, t = gy - j;
        float light[3];
        for (int k = 0; k < 3; k++)
          light[k] = mixf(mixf(glow[3L * (j * qw + i) + k], glow[3L * (j * qw + i1) + k], u),
                          mixf(glow[3L * (j1 * qw + i) + k], glow[3L * (j1 * qw + i1) + k], u), t);
        c = add(c, scale(v(light[0], light[1], light[2]), film->bloom));
      }
      float top = smooth(film->dusk_depth, -.05f, (y + .5f) / h) * film->dusk;
      c = times(c, mix(v(1, 1, 1), v(.16f, .34f, .42f), top));
      float bottom = smooth(.62f, 1.05f, (y + .5f) / h) * film->foot;
      c = times(c, mix(v(1, 1, 1), v(.18f, .36f, .44f), bottom));
      c = film_curve(c);
      c = v(film_encode(c.x), film_encode(c.y), film_encode(c.z));
      float light = .2126f * c.x + .7152f * c.y + .0722f * c.z;
      float shade = (1 - light) * (1 - light) * (1 - light), bright = light * sqrtf(light);
      c = add(c, scale(v(.008f, .040f, .056f), shade));
      c = times(c, v(1, 1 - .012f * bright, 1 - .05f * bright));
      float centre_x = 2 * (x + .5f) / w - 1, centre_y = 2 * (y + .5f) / h - 1;
      float edge = clampf(.7f * centre_x * centre_x + .6f * centre_y * centre_y, 0, 1.4f);
      float dim = 1 - film->vignette * edge * sqrtf(edge);
      float grain = (random3(x, y, frame * 2) + random3(x, y, frame * 2 + 1) - 1) * film->grain * 1.6f;
      float *q = &c.x;
      for (int k = 0; k < 3; k++) {
        float s = light + (q[k] - light) * film->saturation;
        s += film->contrast * (s - .5f) * (1 - fabsf(2 * s - 1));
        s = s * dim + grain;
        out[3L * ((long)y * w + x) + k] = (uint8_t)(clampf(s, 0, 1) * 255 + random3(x, y, frame * 7 + k));
      }
    }
  free(glow);
}

#endif
