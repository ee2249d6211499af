/* The loop every moving scene runs in: pixels in parallel, then the film, then standard output.
 *
 * Settings: width, height, seconds, fps, frames (how many to draw), first (where to begin),
 * samples (a side), and those of the film.
 */
#ifndef FRAMES_H
#define FRAMES_H
#include "film.h"

typedef struct {
  int width, height, count, first, total, samples;
} Reel;

static Reel reel_from_params(void) {
  int total = (int)(param("seconds", 8) * param("fps", 24) + .5f);
  return (Reel){.width = (int)param("width", 1280),
                .height = (int)param("height", 720),
                .first = (int)param("first", 0),
                .count = (int)param("frames", 1),
                .total = total,
                .samples = (int)param("samples", 2)};
}

/**
 * Draws the frames asked for.
 * @param prepare called once a frame, before its pixels; may be NULL
 * @param shade   linear light for screen coordinates (height runs from 1 at the top to -1)
 */
static void reel_run(const Reel *reel, const Film *film, void (*prepare)(float turn, int w, int h),
                     V (*shade)(float u, float w, float turn)) {
  int W = reel->width, H = reel->height, S = reel->samples;
  float *linear = malloc(3L * W * H * sizeof(float));
  uint8_t *print = malloc(3L * W * H);
  for (int f = reel->first; f < reel->first + reel->count; f++) {
    float turn = (float)(f % reel->total) / reel->total;
    if (prepare) prepare(turn, W, H);
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < H; y++)
      for (int x = 0; x < W; x++) {
        V sum = v(0, 0, 0);
        for (int n = 0; n < S * S; n++) {
          float u = (x + (n % S + .5f) / S - W * .5f) / (H * .5f);
          float w = -(y + (n / S + .5f) / S - H * .5f) / (H * .5f);
          V c = shade(u, w, turn);
          /* One sparkle must not outshine its neighbours in the average. */
          sum = add(sum, v(fminf(c.x, 12), fminf(c.y, 12), fminf(c.z, 12)));
        }
        float *p = linear + 3L * ((long)y * W + x);
        p[0] = sum.x / (S * S);
        p[1] = sum.y / (S * S);
        p[2] = sum.z / (S * S);
      }
    film_print(film, linear, W, H, f % reel->total, print);
    fwrite(print, 1, 3L * W * H, stdout);
  }
}

#endif
