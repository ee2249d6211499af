/* Moving water as a sum of waves. Every wave runs a whole number of cycles per loop,
 * so the last frame joins the first. */
#ifndef SEA_H
#define SEA_H
#include "noise.h"
#include "vector.h"

#define WAVES 48

typedef struct {
  /* Wave numbers in turns per metre, cycles per loop, starting phases, heights. */
  float kx[WAVES], ky[WAVES], cycles[WAVES], phase[WAVES], height[WAVES], squared[WAVES];
  float sharpness; /* 0: sine waves; 1: peaked crests and flat troughs */
} Sea;

typedef struct {
  float shortest, longest; /* metres */
  float heading, spread;   /* radians */
  float seconds, speed;    /* length of the loop; 1 is the speed of deep water */
  float height, sharpness;
} SeaState;

static Sea sea_make(SeaState s) {
  Sea sea = {.sharpness = s.sharpness};
  for (int i = 0; i < WAVES; i++) {
    float length = s.shortest * powf(s.longest / s.shortest, (i + random3(i, 3, 7) * .8f) / WAVES);
    float k = TAU / length, angle = s.heading + (random3(i, 1, 7) - .5f) * s.spread;
    sea.kx[i] = k * cosf(angle) / TAU;
    sea.ky[i] = k * sinf(angle) / TAU;
    sea.squared[i] = k * k;
    sea.cycles[i] = fmaxf(1, roundf(sqrtf(9.81f * k) * s.speed * s.seconds / TAU));
    sea.phase[i] = random3(i, 2, 7);
    sea.height[i] = length * .011f * s.height * powf(s.shortest / length, .10f);
  }
  return sea;
}

/**
 * Height of the water at a point, and its slope.
 * @param turn   where in the loop, 0 to 1
 * @param finest the largest wave number worth seeing from here, radians per metre: finer
 *               waves are faded out before they can flicker
 */
static inline float sea_height(const Sea *sea, float x, float y, float turn, float finest, V *slope) {
  float height = 0, gx = 0, gy = 0, fade = 1 / (finest * finest);
#pragma omp simd reduction(+ : height, gx, gy)
  for (int i = 0; i < WAVES; i++) {
    /* A parabola stands in for the sine: a call per wave and pixel would cost seconds a frame. */
    float t = sea->kx[i] * x + sea->ky[i] * y - sea->cycles[i] * turn + sea->phase[i], c = t + .25f;
    t -= floorf(t + .5f);
    c -= floorf(c + .5f);
    float sine = t * (8 - 16 * fabsf(t)), cosine = c * (8 - 16 * fabsf(c));
    sine = .225f * (sine * fabsf(sine) - sine) + sine;
    cosine = .225f * (cosine * fabsf(cosine) - cosine) + cosine;
    float crest = 1 + sea->sharpness * (sine - 1) * .0625f;
    crest *= crest;
    crest *= crest;
    crest *= crest;
    crest *= crest;
    float a = sea->height[i] / (1 + sea->squared[i] * fade) * 1.6f;
    height += a * (crest - .44f);
    float slant = a * sea->sharpness * crest * cosine * TAU;
    gx += slant * sea->kx[i];
    gy += slant * sea->ky[i];
  }
  if (slope) *slope = v(-gx, -gy, 1);
  return height;
}

#endif
