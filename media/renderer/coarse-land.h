/* The land before it is seen from near: where trough, ice field and mountains lie, and how rivers cut them. Metres. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "noise.h"

static const float EXTENT = 12000, SOUTH = -1500;

/** x of the glacier's middle line. */
static float middle(float y) { return 520 * sinf(y / 2900.f + .2f) + 160 * sinf(y / 1150.f) - 40; }

/** Half the width of the trough: a wide tongue that opens into an ice field. */
static float half_width(float y) {
  return 700 + 200 * smooth(2600, 800, y) + 1300 * smooth(4200, 8000, y);
}

static float trough_floor(float y) { return -70 + smooth(1300, 9500, y) * 520; }

/** The range that closes the ice field, lower where the ice cap behind looks in. */
static float far_range(float x, float y, int seed) {
  float bend = 500 * fractal(x / 2300, y / 2300, 4, seed + 63);
  return smooth(7700, 9700, y + bend) * (.35f + .65f * smooth(-.3f, .25f, fractal(x / 1500, 4.4f, 3, seed + 66)));
}

/** 0 in trough and lagoon, rising to 1 in the mountains. */
static float upland(float x, float y, int seed) {
  float wander = 620 * fractal(x / 2300, y / 2300, 5, seed + 60);
  float d = fabsf(x - middle(y) + wander) - half_width(y);
  float lagoon = smooth(2100, 300, y);
  float valley = smooth(-120, 1050 + 500 * lagoon, d - lagoon * 700);
  return fmaxf(valley, far_range(x, y, seed));
}

/* ---- coarse land: rivers against uplift ---- */

#define COARSE 640
static float coarse[COARSE * COARSE], lift[COARSE * COARSE], area[COARSE * COARSE];
static int receiver[COARSE * COARSE], order[COARSE * COARSE];

static int by_height(const void *a, const void *b) {
  float ha = coarse[*(const int *)a], hb = coarse[*(const int *)b];
  return (ha > hb) - (ha < hb);
}

static void carve(int seed, int rounds, float peak) {
  const float cell = EXTENT / COARSE;
  static const int dx[8] = {1, 1, 0, -1, -1, -1, 0, 1}, dy[8] = {0, 1, 1, 1, 0, -1, -1, -1};
  static unsigned char fixed[COARSE * COARSE];
  for (int j = 0; j < COARSE; j++)
    for (int i = 0; i < COARSE; i++) {
      int k = j * COARSE + i;
      float x = (i + .5f) * cell - EXTENT / 2, y = (j + .5f) * cell + SOUTH;
      float up = upland(x, y, seed);
      float hardness = .55f + .9f * (.5f + fractal(x / 2600, y / 2600, 3, seed + 5));
      lift[k] = up * hardness;
      fixed[k] = up < .02f || j == 0;
      coarse[k] = fixed[k] ? 0 : up * (.3f + .2f * fractal(x / 1900, y / 1900, 6, seed + 9));
      order[k] = k;
    }
  const float dt = .15f, erosion = 1.1f;
  for (int round = 0; round < rounds; round++) {
    for (int k = 0; k < COARSE * COARSE; k++) {
      int i = k % COARSE, j = k / COARSE, best = k;
      float steepest = 0;
      for (int n = 0; n < 8 && !fixed[k]; n++) {
        int a = i + dx[n], b = j + dy[n];
        if (a < 0 || b < 0 || a >= COARSE || b >= COARSE) continue;
        float fall = (coarse[k] - coarse[b * COARSE + a]) / (n & 1 ? 1.4142f : 1.f);
        if (fall > steepest) {
          steepest = fall;
          best = b * COARSE + a;
        }
      }
      receiver[k] = best;
      area[k] = 1;
    }
    qsort(order, COARSE * COARSE, sizeof(int), by_height);
    for (int n = COARSE * COARSE - 1; n >= 0; n--) {
      int k = order[n];
      if (receiver[k] != k) area[receiver[k]] += area[k];
    }
    for (int n = 0; n < COARSE * COARSE; n++) {
      int k = order[n];
      if (fixed[k]) continue;
      coarse[k] += lift[k] * dt;
      int r = receiver[k];
      if (r == k) continue;
      float f = erosion * dt * powf(area[k], .42f);
      coarse[k] = (coarse[k] + f * coarse[r]) / (1 + f);
    }
  }
  static float sorted[COARSE * COARSE];
  int count = 0;
  for (int k = 0; k < COARSE * COARSE; k++)
    if (!fixed[k]) sorted[count++] = coarse[k];
  float top = 0;
  for (int k = 0; k < count; k++) top = fmaxf(top, sorted[k]);
  float mean = 0;
  for (int k = 0; k < count; k++) mean += sorted[k] / count;
  /* Peaks are compressed towards a common level: the highlands are old plateaus, cut up. */
  for (int k = 0; k < COARSE * COARSE; k++) {
    float h = coarse[k] / (mean * 2.2f);
    coarse[k] = peak * (h < .7f ? h : .7f + .4f * (1 - expf(-(h - .7f) / .4f)));
  }
  fprintf(stderr, "carved: highest %.2f, mean %.2f\n", top, mean);
}

/** Moves material down slopes steeper than `steepest` (rise per run): screes under the cliffs. */
static void slump(float *h, int size, float cell, float steepest, int rounds) {
  float *next = malloc(sizeof(float) * size * size);
  for (int round = 0; round < rounds; round++) {
    memcpy(next, h, sizeof(float) * size * size);
#pragma omp parallel for
    for (int j = 1; j < size - 1; j++)
      for (int i = 1; i < size - 1; i++) {
        int k = j * size + i, around[4] = {k - 1, k + 1, k - size, k + size};
        float change = 0;
        for (int n = 0; n < 4; n++) {
          float fall = h[k] - h[around[n]], over = fabsf(fall) - steepest * cell;
          if (over > 0) change -= (fall > 0 ? over : -over) * .16f;
        }
        next[k] += change;
      }
    memcpy(h, next, sizeof(float) * size * size);
  }
  free(next);
}
