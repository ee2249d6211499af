/* Clear shallow water from above: sunlight gathered by the waves into threads on the bed.
 *
 * Light is carried, not guessed: every patch of the surface sends its share down along
 * the refracted ray, and the shares are added up on the bed.
 *
 * Settings of its own: depth (m), waves, across (m the picture is wide), glints.
 */
#include "frames.h"
#include "sea.h"

static Sea sea;
static float depth, across, glints;
static int pic_w, pic_h, margin, grid_w, grid_h;
static V *surface; /* slope x and y, height */
static float *bed_light;

static void deposit(float x, float y, float amount) {
  int i = (int)floorf(x), j = (int)floorf(y);
  if (i < 0 || j < 0 || i >= grid_w - 1 || j >= grid_h - 1) return;
  float u = x - i, t = y - j, *p = bed_light + (size_t)j * grid_w + i;
  float share[4] = {(1 - u) * (1 - t), u * (1 - t), (1 - u) * t, u * t};
  int at[4] = {0, 1, grid_w, grid_w + 1};
  for (int k = 0; k < 4; k++) {
#pragma omp atomic
    p[at[k]] += share[k] * amount;
  }
}

static void carry_light(float turn, int w, int h) {
  if (!surface) {
    pic_w = w;
    pic_h = h;
    margin = (w > h ? w : h) / 8;
    grid_w = w + 2 * margin;
    grid_h = h + 2 * margin;
    surface = malloc(sizeof(V) * grid_w * grid_h);
    bed_light = malloc(sizeof(float) * grid_w * grid_h);
  }
  float metres = across / (w > h ? w : w * 16 / 9.f); /* per pixel */
#pragma omp parallel for
  for (int j = 0; j < grid_h; j++)
    for (int i = 0; i < grid_w; i++) {
      V slope;
      float height = sea_height(&sea, (i - margin) * metres, (j - margin) * metres, turn, 70, &slope);
      surface[(size_t)j * grid_w + i] = v(slope.x, slope.y, height);
      bed_light[(size_t)j * grid_w + i] = 0;
    }
  /* A ray bends by a quarter of the slope: 1 - 1/1.33. */
  float reach = depth / metres * .25f;
  const int fine = 4;
#pragma omp parallel for
  for (int j = 1; j < grid_h - 2; j++)
    for (int i = 1; i < grid_w - 2; i++) {
      V *a = surface + (size_t)j * grid_w + i, *c = a + grid_w;
      for (int k = 0; k < fine * fine; k++) {
        float u = (k % fine + .5f) / fine, t = (k / fine + .5f) / fine;
        float sx = mixf(mixf(a[0].x, a[1].x, u), mixf(c[0].x, c[1].x, u), t);
        float sy = mixf(mixf(a[0].y, a[1].y, u), mixf(c[0].y, c[1].y, u), t);
        deposit(i + u + sx * reach, j + t + sy * reach, 1.f / (fine * fine));
      }
    }
}

static float light_at(float x, float y) {
  x = clampf(x, 0, grid_w - 2.01f);
  y = clampf(y, 0, grid_h - 2.01f);
  int i = (int)x, j = (int)y;
  const float *p = bed_light + (size_t)j * grid_w + i;
  return mixf(mixf(p[0], p[1], x - i), mixf(p[grid_w], p[grid_w + 1], x - i), y - j);
}

static V shade(float u, float w, float turn) {
  (void)turn;
  float metres = across / (pic_w > pic_h ? pic_w : pic_w * 16 / 9.f);
  float x = u * pic_h * .5f + pic_w * .5f + margin, y = -w * pic_h * .5f + pic_h * .5f + margin;
  V s = surface[(size_t)(int)y * grid_w + (int)x];
  /* The bed as seen through the moving surface; red is bent a little less than blue. */
  float bend = .15f / metres, bx = x + s.x * bend, by = y + s.y * bend;
  float red = light_at(bx - .7f, by), green = light_at(bx, by), blue = light_at(bx + .7f, by);
  float mx = (bx - margin) * metres, my = (by - margin) * metres;
  float stones = cloud(mx * 2.2f, my * 2.2f, 6, 20);
  float shallow = smooth(-.25f, 1.15f, .5f + .28f * u * pic_h / pic_w * 1.78f - .45f * w);
  V bed = scale(mix(v(.0030f, .030f, .044f), v(.026f, .18f, .215f), shallow), .72f + .55f * stones);
  V light = v(.20f + .60f * powf(red, 1.25f), .23f + .60f * powf(green, 1.2f), .26f + .58f * powf(blue, 1.15f));
  V c = scale(times(bed, light), 1.7f);
  V n = normal(v(s.x * 1.4f, s.y * 1.4f, 1)), eye = normal(v(-u * .25f, w * .25f + .35f, 1));
  V mirrored = sub(scale(n, 2 * dot(n, eye)), eye);
  float fresnel = .02f + .98f * powf(1 - clampf(dot(n, eye), 0, 1), 5);
  float window = smooth(.25f, .95f, mirrored.x * .9f - mirrored.y * 1.1f + .25f);
  c = add(c, scale(v(.52f, .74f, .82f), fresnel * 1.1f + .022f * window * window));
  float sun = powf(clampf(dot(mirrored, normal(v(.72f, -.50f, .48f))), 0, 1), 420);
  return add(c, scale(v(1, .94f, .84f), sun * glints));
}

int main(int argc, char **argv) {
  params_init(argc, argv);
  Reel reel = reel_from_params();
  Film film = film_from_params();
  depth = param("depth", .95f);
  across = param("across", 3.4f);
  glints = param("glints", .25f);
  sea = sea_make((SeaState){.shortest = .30f,
                            .longest = 1.3f,
                            .heading = .6f,
                            .spread = TAU,
                            .seconds = 8,
                            .speed = .42f,
                            .height = param("waves", 1.3f),
                            .sharpness = .5f});
  params_done();
  reel_run(&reel, &film, carry_light, shade);
  return 0;
}
