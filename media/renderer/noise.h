/* Hashes and noise shared by every C program of the picture engine. */
#ifndef NOISE_H
#define NOISE_H
#include <math.h>
#include <stdint.h>

#define TAU 6.28318530718f

static inline float clampf(float x, float lo, float hi) { return x < lo ? lo : x > hi ? hi : x; }
static inline float mixf(float a, float b, float t) { return a + (b - a) * t; }

static inline float smooth(float from, float to, float x) {
  x = clampf((x - from) / (to - from), 0, 1);
  return x * x * (3 - 2 * x);
}

static inline uint32_t hash3(int x, int y, int seed) {
  uint32_t h = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u + (uint32_t)seed * 2246822519u;
  h = (h ^ (h >> 13)) * 1274126177u;
  h ^= h >> 16;
  h *= 2654435761u;
  return h ^ (h >> 15);
}

/** A repeatable random number in [0, 1) for a lattice point. */
static inline float random3(int x, int y, int seed) {
  return (hash3(x, y, seed) & 0xffffff) / 16777216.f;
}

static inline float quintic(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }

static inline float corner(int ix, int iy, float fx, float fy, int seed) {
  float angle = (hash3(ix, iy, seed) & 0xffff) * (TAU / 65536.f);
  return cosf(angle) * fx + sinf(angle) * fy;
}

/** Gradient noise in about [-1, 1]. */
static inline float gradient(float x, float y, int seed) {
  int ix = (int)floorf(x), iy = (int)floorf(y);
  float fx = x - ix, fy = y - iy, u = quintic(fx), v = quintic(fy);
  float a = corner(ix, iy, fx, fy, seed), b = corner(ix + 1, iy, fx - 1, fy, seed);
  float c = corner(ix, iy + 1, fx, fy - 1, seed), d = corner(ix + 1, iy + 1, fx - 1, fy - 1, seed);
  return 1.4f * mixf(mixf(a, b, u), mixf(c, d, u), v);
}

/** Value noise in [0, 1]: half the cost of gradient noise, good enough inside a sum. */
static inline float value(float x, float y, int seed) {
  int i = (int)floorf(x), j = (int)floorf(y);
  float u = quintic(x - i), v = quintic(y - j);
  return mixf(mixf(random3(i, j, seed), random3(i + 1, j, seed), u),
              mixf(random3(i, j + 1, seed), random3(i + 1, j + 1, seed), u), v);
}

/* Each octave is also turned, so that the lattice never shows. */
#define TURN(x, y)                          \
  do {                                      \
    float turned = (x) * 1.6f + (y) * 1.2f; \
    (y) = -(x) * 1.2f + (y) * 1.6f;         \
    (x) = turned;                           \
  } while (0)

/** Sum of gradient-noise octaves, about [-1, 1]. */
static inline float fractal(float x, float y, int octaves, int seed) {
  float sum = 0, weight = .5f;
  for (int i = 0; i < octaves; i++, weight *= .5f) {
    sum += weight * gradient(x, y, seed + i);
    TURN(x, y);
  }
  return sum;
}

/** Sum of value-noise octaves, [0, 1]. */
static inline float cloud(float x, float y, int octaves, int seed) {
  float sum = 0, weight = .5f;
  for (int i = 0; i < octaves; i++, weight *= .5f) {
    sum += weight * value(x, y, seed + i);
    TURN(x, y);
  }
  return sum;
}

/** Cloud noise that returns to its start when phase runs from 0 to TAU. */
static inline float looping(float x, float y, float phase, float radius, int octaves, int seed) {
  return cloud(x + radius * cosf(phase), y + radius * sinf(phase), octaves, seed);
}

/** Distances to the nearest and second nearest of scattered points: cells and their walls. */
static inline void cells(float x, float y, int seed, float *nearest, float *second) {
  int ix = (int)floorf(x), iy = (int)floorf(y);
  float d1 = 9, d2 = 9;
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) {
      uint32_t h = hash3(ix + i, iy + j, seed);
      float dx = ix + i + (h & 0xffff) / 65536.f - x, dy = iy + j + (h >> 16) / 65536.f - y;
      float d = dx * dx + dy * dy;
      if (d < d1) {
        d2 = d1;
        d1 = d;
      } else if (d < d2)
        d2 = d;
    }
  *nearest = sqrtf(d1);
  *second = sqrtf(d2);
}

#endif
