/* A Blender render becomes a picture: clean the noise, add the air, print on the film.
 *
 * in:  passes as `scenes/kit.py` writes them (settings `passes`)
 * out: raw 8-bit RGB on standard output, and the clean linear picture with its
 *      positions and opacity in `linear`, for the programs that go on from there.
 */
#include "film.h"

static int W, H;
static float *colour, *albedo, *normals, *position, *opacity;

static float *plane(FILE *file) {
  size_t count = 3L * W * H;
  float *data = malloc(count * sizeof(float));
  if (fread(data, sizeof(float), count, file) != count) {
    fprintf(stderr, "short file of passes\n");
    exit(1);
  }
  for (size_t i = 0; i < count; i++)
    if (!(fabsf(data[i]) < 1e9f)) data[i] = 0;
  return data;
}

static float squared_difference(const float *plane, long a, long b) {
  float x = plane[a] - plane[b], y = plane[a + 1] - plane[b + 1], z = plane[a + 2] - plane[b + 2];
  return x * x + y * y + z * z;
}

/** Averages each pixel with neighbours of like normal, albedo and light.
 *  The light is compared without the surface's colour, in logarithms, so that texture
 *  survives and dark places are treated like bright ones.
 *  even: the light itself is averaged, not its logarithm; the mean of logarithms forgives a
 *  glaring pixel, but turns soft shadows of few samples black. */
static void denoise(float tolerance, int radius, int even) {
  long count = 3L * W * H;
  float *light = malloc(count * sizeof(float)), *guide = malloc(count * sizeof(float));
  for (long i = 0; i < count; i++) light[i] = logf(1e-4f + fmaxf(colour[i], 0) / (albedo[i] + .02f));
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      long k = 3L * ((long)y * W + x);
      float sum[3] = {0}, total = 0;
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
          if (x + i < 0 || y + j < 0 || x + i >= W || y + j >= H) continue;
          long q = k + 3L * (j * W + i);
          float weight = expf(-squared_difference(normals, k, q) * 4 - squared_difference(albedo, k, q) * 60);
          for (int c = 0; c < 3; c++) sum[c] += weight * (even ? expf(light[q + c]) : light[q + c]);
          total += weight;
        }
      for (int c = 0; c < 3; c++) guide[k + c] = even ? logf(.02f + sum[c] / total) : sum[c] / total;
    }
  if (even)
    for (long i = 0; i < count; i++) light[i] = expf(light[i]);
  float strict = 1 / (tolerance * tolerance), reach = 1.2f / (radius * radius);
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      long k = 3L * ((long)y * W + x);
      float sum[3] = {0}, total = 0;
      for (int j = -radius; j <= radius; j++)
        for (int i = -radius; i <= radius; i++) {
          if (x + i < 0 || y + j < 0 || x + i >= W || y + j >= H) continue;
          long q = k + 3L * (j * W + i);
          float far = squared_difference(normals, k, q) * 6 + squared_difference(albedo, k, q) * 80 +
                      squared_difference(guide, k, q) * strict + (i * i + j * j) * reach;
          if (far > 12) continue;
          float weight = expf(-far);
          for (int c = 0; c < 3; c++) sum[c] += weight * light[q + c];
          total += weight;
        }
      for (int c = 0; c < 3; c++) {
        float mean = even ? sum[c] / total : expf(sum[c] / total);
        colour[k + c] = (mean - 1e-4f) * (albedo[k + c] + .02f);
      }
    }
  free(light);
  free(guide);
}

/** Air between eye and land: denser near the ground, warm towards the sun's side. */
static void haze(V eye, float density, float ceiling, float sun_at, V cold, V warm) {
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      long k = 3L * ((long)y * W + x);
      V p = v(position[k], position[k + 1], position[k + 2]);
      if (dot(p, p) == 0) continue;
      V way = sub(p, eye);
      float distance = sqrtf(dot(way, way)), rise = way.z;
      float thinning = fabsf(rise) < 1 ? 1 : ceiling * (1 - expf(-rise / ceiling)) / rise;
      float veil = .94f * (1 - expf(-density * distance * expf(-eye.z / ceiling) * thinning));
      float side = ((x + .5f) / W - sun_at) / .45f;
      V air = mix(cold, warm, expf(-side * side));
      V c = mix(v(colour[k], colour[k + 1], colour[k + 2]), air, veil);
      colour[k] = c.x;
      colour[k + 1] = c.y;
      colour[k + 2] = c.z;
    }
}

static V triple(const char *key, const char *fallback) {
  V c;
  if (sscanf(param_text(key, fallback), "%f,%f,%f", &c.x, &c.y, &c.z) != 3) {
    fprintf(stderr, "%s: three numbers wanted\n", key);
    exit(2);
  }
  return c;
}

int main(int argc, char **argv) {
  params_init(argc, argv);
  FILE *file = fopen(param_text("passes", "passes.f32"), "rb");
  int32_t size[2];
  if (!file || fread(size, 4, 2, file) != 2) return fprintf(stderr, "no passes\n"), 1;
  W = size[0];
  H = size[1];
  colour = plane(file);
  albedo = plane(file);
  normals = plane(file);
  position = plane(file);
  opacity = plane(file);
  fclose(file);
  float tolerance = param("tolerance", .5f), haze_km = param("haze", 0), ceiling = param("haze_top", 500);
  int radius = (int)param("radius", 6), even = (int)param("even", 0);
  float sun_at = param("sun_at", 1);
  V eye = triple("eye", "0,0,0"), cold = triple("air", ".20,.33,.42"), warm = triple("air_sun", ".62,.46,.34");
  const char *linear = param_text("linear", NULL);
  Film film = film_from_params();
  params_done();

  if (tolerance > 0) denoise(tolerance, radius, even);
  if (haze_km > 0) haze(eye, 1 / (haze_km * 1000), ceiling, sun_at, cold, warm);
  if (linear) {
    FILE *out = fopen(linear, "wb");
    fwrite(size, 4, 2, out);
    fwrite(colour, sizeof(float), 3L * W * H, out);
    fwrite(position, sizeof(float), 3L * W * H, out);
    fwrite(opacity, sizeof(float), 3L * W * H, out);
    fclose(out);
  }
  uint8_t *print = malloc(3L * W * H);
  film_print(&film, colour, W, H, 0, print);
  fwrite(print, 1, 3L * W * H, stdout);
  return 0;
}
