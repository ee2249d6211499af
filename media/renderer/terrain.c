/* The land every landscape is taken from: mountains carved by rivers, a trough, a glacier in it.
 *
 * Uplift against river erosion (stream-power law, solved implicitly down the drainage
 * tree) gives ridges that branch like real ones; noise alone gives fluted spires.
 * The coarse land is then refined: lava beds as steps, gullies by droplets, ice on top.
 *
 * Settings: size (cells a side), seed, peak (m), drops (millions), ledges (how much of the lava beds
 * shows as ledges, 0..1: at 1 they run level round every slope), out (file).
 * Output: int32 size, float32 extent and south edge in metres, then four float32
 * planes: height, ice cover 0..1, crevasse depth 0..1, flow.
 */
#include "coarse-land.h"
#include "noise.h"
#include "params.h"

/* ---- fine land ---- */

static int N;
static float *H, *ICE, *DEPTH, *FLOW;

static float cubic(float a, float b, float c, float d, float t) {
  return b + .5f * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

static float coarse_at(float x, float y) {
  float fx = clampf((x + EXTENT / 2) / EXTENT * COARSE - .5f, 1, COARSE - 3.01f);
  float fy = clampf((y - SOUTH) / EXTENT * COARSE - .5f, 1, COARSE - 3.01f);
  int i = (int)fx, j = (int)fy;
  float row[4];
  for (int n = 0; n < 4; n++) {
    float *p = coarse + (j - 1 + n) * COARSE + i - 1;
    row[n] = cubic(p[0], p[1], p[2], p[3], fx - i);
  }
  return cubic(row[0], row[1], row[2], row[3], fy - j);
}

static float LEDGES;

/** Lava beds: the slope steepens into a cliff at the edge of each bed and eases on top of it. */
static float beds(float h, float x, float y, float thickness, float strength, int seed) {
  float lean = 120 * fractal(x / 2400, y / 2400, 3, seed + 71) + x * .02f;
  /* Faults throw the beds up and down, so that no ledge runs far. */
  lean += (1 - LEDGES) * 150 * fractal(x / 520, y / 520, 4, seed + 81);
  strength *= LEDGES;
  float at = (h + lean) / thickness, bed = floorf(at), u = at - bed;
  strength *= (.3f + .7f * random3((int)bed, 3, seed + 75)) *
              smooth(-.3f, .25f, fractal(x / 700, y / 700, 3, seed + 78));
  float stepped = (bed + smooth(.30f, .78f, u)) * thickness - lean;
  return mixf(h, stepped, strength * smooth(20, 120, h));
}

/** What water and frost left after the gullies were cut: thin beds, blocks, broken ledges. */
static void weather(int seed, float cell) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++) {
      float x = (i + .5f) * cell - EXTENT / 2, y = (j + .5f) * cell + SOUTH;
      float *h = H + (long)j * N + i, rough = smooth(0, 60, *h) * upland(x, y, seed);
      float ledge = 1 - fabsf(fractal(x / 62, y / 62, 5, seed + 101)) * 2;
      *h += rough * (7 * ledge * ledge + 5 * fractal(x / 27, y / 27, 4, seed + 107));
      *h = beds(*h, x, y, 23, .55f, seed + 200);
      /* No needles: the highest summits are worn towards one level. */
      if (*h > 1400) *h = 1400 + 420 * (1 - expf(-(*h - 1400) / 420));
    }
}

static float next_random(uint32_t *state) {
  *state = *state * 1664525u + 1013904223u;
  return (*state >> 8) / 16777216.f;
}

/** Rain drops that roll downhill, taking sediment where they run fast and leaving it where they slow. */
static void rain(long drops, float cell) {
  uint32_t state = 12345;
  for (int k = 0; k < N * N; k++) H[k] /= cell;
  for (long drop = 0; drop < drops; drop++) {
    float x = next_random(&state) * (N - 3) + 1, y = next_random(&state) * (N - 3) + 1;
    float dx = 0, dy = 0, speed = 1, water = 1, load = 0;
    for (int step = 0; step < 64; step++) {
      int i = (int)x, j = (int)y;
      float u = x - i, v = y - j, *p = H + (long)j * N + i;
      float gx = mixf(p[1] - p[0], p[N + 1] - p[N], v), gy = mixf(p[N] - p[0], p[N + 1] - p[1], u);
      float here = mixf(mixf(p[0], p[1], u), mixf(p[N], p[N + 1], u), v);
      dx = dx * .15f - gx * .85f;
      dy = dy * .15f - gy * .85f;
      float length = sqrtf(dx * dx + dy * dy);
      if (length < 1e-5f) break;
      dx /= length;
      dy /= length;
      float x1 = x + dx, y1 = y + dy;
      if (x1 < 1 || y1 < 1 || x1 >= N - 2 || y1 >= N - 2) break;
      int i1 = (int)x1, j1 = (int)y1;
      float *q = H + (long)j1 * N + i1, u1 = x1 - i1, v1 = y1 - j1;
      float fall = here - mixf(mixf(q[0], q[1], u1), mixf(q[N], q[N + 1], u1), v1);
      float capacity = fmaxf(fall, .01f) * speed * water * 4;
      FLOW[(long)j * N + i] += water;
      if (fall < 0 || load > capacity) {
        float leave = fall < 0 ? fminf(-fall, load) : (load - capacity) * .3f;
        load -= leave;
        p[0] += leave * (1 - u) * (1 - v);
        p[1] += leave * u * (1 - v);
        p[N] += leave * (1 - u) * v;
        p[N + 1] += leave * u * v;
      } else {
        float take = fminf((capacity - load) * .22f, fall);
        float weight[9], total = 0;
        load += take;
        for (int n = 0; n < 9; n++) {
          float ox = n % 3 - 1 - u, oy = n / 3 - 1 - v;
          weight[n] = fmaxf(0, 2 - sqrtf(ox * ox + oy * oy));
          total += weight[n];
        }
        for (int n = 0; n < 9; n++)
          H[(long)(j + n / 3 - 1) * N + i + n % 3 - 1] -= take * weight[n] / total;
      }
      speed = sqrtf(fmaxf(.01f, speed * speed + fall * 4));
      water *= .98f;
      x = x1;
      y = y1;
    }
  }
  for (int k = 0; k < N * N; k++) H[k] *= cell;
}

/** Where the ice ends in the lagoon: a lobed front, farther back towards the sides. */
static float front(float x, float y) {
  float d = x - middle(1900) * .6f;
  (void)y;
  return 1750 + 230 * fractal(x / 520, 3.3f, 4, 91) + d * d / 5200.f;
}

static void glaciate(void) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++) {
      long k = (long)j * N + i;
      float x = (i + .5f) / N * EXTENT - EXTENT / 2, y = (j + .5f) / N * EXTENT + SOUTH;
      float d = x - middle(y), up = y - front(x, y);
      if (up <= 0) continue;
      /* The ragged edge shapes only the ice near it, not the whole length of the glacier. */
      float along = mixf(up, y - 1750 - d * d / 5200.f, smooth(0, 1400, up));
      /* The surface: a cliff at the front, a long ramp, an ice fall, then the cap. */
      float surface = 22 + 30 * (1 - expf(-up / 190)) + along * .050f +
                      smooth(2300, 3600, along) * 85 + smooth(3600, 8200, along) * 150 - d * d * 1.2e-5f * smooth(7000, 3000, y);
      surface += 16 * fractal(x / 420, y / 420, 4, 80);
      /* Bands pushed up by the flow, bent down the valley in the middle. */
      float bow = y + d * d / 2300.f;
      surface += 1.6f * sinf(bow / 62.f + 5 * fractal(x / 700, y / 700, 3, 81)) * smooth(300, 1500, up) * smooth(5000, 3000, up);
      float wobble = 60 * fractal(x / 260, y / 260, 3, 83);
      float near, next, near_small, next_small;
      cells((x + wobble) / 105.f, (bow + wobble * .6f) / 36.f, 84, &near, &next);
      cells((x - wobble) / 42.f, bow / 16.f, 85, &near_small, &next_small);
      float wide = 1 - smooth(.02f, .36f, next - near);
      float narrow = 1 - smooth(0, .3f, next_small - near_small);
      float broken = .22f + .7f * smooth(-.15f, .35f, fractal(x / 600, y / 600, 3, 86)) +
                     1.1f * smooth(520, 0, up) + .7f * smooth(1900, 2500, up) * smooth(3900, 3200, up);
      broken *= 1 - .75f * smooth(3800, 5600, up);
      float near_block, next_block;
      cells(x / 19 + wobble * .02f, y / 15, 88, &near_block, &next_block);
      float block = random3((int)floorf(x / 23), (int)floorf(y / 19), 89) - .5f;
      float seracs = (11 * fractal(x / 34, y / 22, 5, 87) + 5 * block -
                      6 * (1 - smooth(0, .22f, next_block - near_block))) * broken;
      float edge = smooth(0, 8, up);
      float top = mixf(-20, surface - (19 * wide + 6 * narrow) * broken + seracs * .7f, edge);
      if (top > H[k]) {
        ICE[k] = smooth(0, 22, top - H[k]);
        DEPTH[k] = fminf(1, (wide * .8f + narrow * .4f) * broken);
        H[k] = top;
      }
    }
}

int main(int argc, char **argv) {
  params_init(argc, argv);
  N = (int)param("size", 3072);
  int seed = (int)param("seed", 7);
  float peak = param("peak", 1350);
  long drops = (long)(param("drops", 1.6f) * 1e6f);
  LEDGES = param("ledges", 1);
  const char *out = param_text("out", "terrain.bin");
  params_done();

  carve(seed, 140, peak);
  slump(coarse, COARSE, EXTENT / COARSE, 1.15f, 60);

  float cell = EXTENT / N;
  size_t plane = sizeof(float) * N * N;
  H = malloc(plane);
  ICE = calloc(1, plane);
  DEPTH = calloc(1, plane);
  FLOW = calloc(1, plane);
#pragma omp parallel for schedule(dynamic, 8)
  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++) {
      float x = (i + .5f) * cell - EXTENT / 2, y = (j + .5f) * cell + SOUTH;
      float up = upland(x, y, seed);
      float wx = x + 45 * fractal(x / 210, y / 210, 4, seed + 40);
      float wy = y + 45 * fractal(x / 210 + 7, y / 210, 4, seed + 45);
      float h = coarse_at(wx, wy);
      float rough = smooth(20, 300, h);
      h += rough * (38 * fractal(x / 330, y / 330, 7, seed + 20) +
                    11 * (1 - fabsf(fractal(x / 160, y / 160, 5, seed + 28)) * 3));
      h = beds(h, x, y, 58, .85f, seed);
      h += trough_floor(y) * (1 - .55f * up) + 40 * (1 - up) * fractal(x / 700, y / 700, 6, seed + 30);
      h += 620 * far_range(x, y, seed);
      H[(long)j * N + i] = h;
    }
  slump(H, N, cell, 1.9f, 12);
  rain(drops, cell);
  weather(seed, cell);
  glaciate();

  FILE *file = fopen(out, "wb");
  int32_t size = N;
  fwrite(&size, 4, 1, file);
  fwrite(&EXTENT, 4, 1, file);
  fwrite(&SOUTH, 4, 1, file);
  float *planes[4] = {H, ICE, DEPTH, FLOW};
  for (int n = 0; n < 4; n++) fwrite(planes[n], 1, plane, file);
  fclose(file);
  return 0;
}
