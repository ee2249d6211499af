/* Open sea under a low sun, with snow-covered land far off on the left.
 *
 * Settings of its own: sun_x, sun_y, sun_z (where the sun stands: right, ahead, up), eye (m above
 * the water), tilt, turn, focal, waves (height, 1 is a fresh breeze), land (0: none),
 * air (m until two thirds are haze), cold (0 to 1: how blue the haze is);
 * and those of the ship, if `sprite` names one: see ship.h.
 */
#include "frames.h"
#include "sea.h"
#include "ship.h"

static Sea sea;
static Camera view;
static V sun;
static float land, air;

static V HORIZON = {.50f, .50f, .50f}, ZENITH = {.05f, .15f, .25f}, HAZE = {.50f, .49f, .49f};
static const V COLD = {.30f, .43f, .50f};

/** The far shore: a ridge with snow above and haze below; returns how much of it covers the sky. */
static float shore(float azimuth, float z, V *colour) {
  float reach = smooth(-.02f, -.36f, azimuth) * land;
  if (reach <= 0) return 0;
  float ridge = 1 - fabsf(fractal(azimuth * 4.2f + 4, 1.7f, 4, 61)) * 1.9f;
  float top = reach * (.016f + .030f * ridge + .007f * fractal(azimuth * 30, 6.1f, 4, 65));
  if (z > top) return 0;
  float up = z / (top + 1e-4f);
  /* Slopes that face the sun, on the right, are warm; gullies keep their snow to the foot. */
  float facing = fractal(azimuth * 60 + z * 60, z * 40, 4, 66);
  float snow = smooth(.34f, .60f, up + facing * .45f);
  V lit = mix(v(.22f, .29f, .35f), v(.78f, .60f, .47f), smooth(-.1f, .35f, facing));
  V c = mix(v(.060f, .100f, .130f), lit, snow * .8f);
  *colour = mix(c, HAZE, .30f + .45f * smooth(.5f, 0, up));
  return smooth(0, .0016f, top - z);
}

static V sky(V d, float turn, int with_sun) {
  float z = fmaxf(d.z, 0), towards = clampf(dot(d, sun), 0, 1);
  V c = mix(HORIZON, ZENITH, powf(clampf(z * 1.9f, 0, 1), .55f));
  float glow = powf(towards, 5) * .26f + powf(towards, 40) * .5f + powf(towards, 700) * 1.5f;
  c = add(c, scale(v(1, .56f, .28f), glow));
  if (with_sun) c = add(c, scale(v(5, 3.8f, 2.6f), smooth(.99990f, .99996f, towards)));

  /* Thin, streaked cloud, seen ever more from the side towards the horizon. */
  float far = 1 / (z + .075f), phase = TAU * turn;
  float puff = looping(d.x * far * .55f + 3, far * .42f * d.y + 1.3f, phase, .05f, 7, 50);
  float streak = looping(d.x * far * .25f + 9, far * 1.4f, phase, .05f, 5, 58);
  float cover = smooth(.42f, .74f, puff * .7f + streak * .32f) * smooth(.01f, .10f, z) * smooth(1, .35f, z);
  V lit = mix(v(.30f, .37f, .44f), v(1.25f, .80f, .54f), powf(towards, 4) * .85f + .06f);
  c = mix(c, lit, cover * .6f);

  V rock;
  if (d.y > 0 && d.z < .08f) c = mix(c, rock, shore(d.x / d.y, z, &rock));
  return c;
}

static float finest_at(float distance, float detail, float near) {
  return TAU / (detail * distance + near) * 2;
}

/** Where a ray that looks down meets the waves. */
static float meet(V d, float turn) {
  const float crest = 1.8f;
  float from = fmaxf((view.eye.z - crest) / -d.z, 0), to = (view.eye.z + crest) / -d.z;
  int steps = from < 40 ? 14 : from < 200 ? 7 : 3;
  float step = (to - from) / steps, t = from;
  for (int i = 0; i < steps; i++, t += step) {
    V p = add(view.eye, scale(d, t));
    if (p.z >= sea_height(&sea, p.x, p.y, turn, finest_at(t, .004f, .2f), NULL)) continue;
    float low = t - step, high = t;
    for (int k = 0; k < 4; k++) {
      float m = .5f * (low + high);
      V q = add(view.eye, scale(d, m));
      if (q.z < sea_height(&sea, q.x, q.y, turn, finest_at(m, .004f, .2f), NULL))
        high = m;
      else
        low = m;
    }
    return high;
  }
  return t;
}

/** Light from the water a ray meets after the distance t. */
static V water(V d, float t, float turn) {
  V p = add(view.eye, scale(d, t)), slope;
  float height = sea_height(&sea, p.x, p.y, turn, finest_at(t, .0025f, .10f), &slope);
  float calm = 1 / (1 + t * .004f);
  V n = normal(v(slope.x * calm, slope.y * calm, 1));
  float facing = clampf(-dot(d, n), 0, 1);
  V mirrored = add(d, scale(n, 2 * facing));
  mirrored.z = fabsf(mirrored.z);
  mirrored = normal(mirrored);
  float fresnel = .02f + .98f * powf(1 - facing, 5) * .85f;
  float glint = powf(clampf(dot(mirrored, sun), 0, 1), 180) * 5 * clampf(.3f + fresnel * 3, 0, 1);
  V deep = v(.003f, .026f, .038f);
  V through = scale(v(.018f, .14f, .155f), clampf(height * .55f + .35f, 0, 1) * .55f);
  V reflected = sky(mirrored, turn, 0);
  if (ship.pixels && p.y < ship.distance) {
    float cover;
    V hull = ship_mirrored(p, mirrored, &cover);
    reflected = add(hull, scale(reflected, 1 - cover));
    glint *= 1 - cover;
  }
  V c = add(scale(reflected, fresnel), scale(add(deep, through), 1 - fresnel));
  if (ship.pixels) c = mix(c, v(.62f, .66f, .67f), ship_foam(p, turn));
  c = add(c, scale(v(1, .68f, .40f), glint));
  return mix(c, HAZE, 1 - expf(-t / air));
}

static V shade(float u, float w, float turn) {
  V d = direction(&view, u, w);
  float t = d.z > -.002f ? 1e9f : meet(d, turn);
  float cover = 0;
  V hull = v(0, 0, 0);
  if (ship.pixels && t * d.y > ship.distance - 8) {
    hull = ship_seen(d, &cover);
    hull = mix(hull, scale(HAZE, cover), 1 - expf(-ship.distance / air));
  }
  V behind = t > 1e8f ? sky(d, turn, 1) : water(d, t, turn);
  return add(hull, scale(behind, 1 - cover));
}

int main(int argc, char **argv) {
  params_init(argc, argv);
  Reel reel = reel_from_params();
  Film film = film_from_params();
  sun = normal(v(param("sun_x", .52f), param("sun_y", 1), param("sun_z", .075f)));
  land = param("land", 1);
  air = param("air", 2600);
  float cold = param("cold", 0);
  HORIZON = mix(HORIZON, COLD, cold);
  HAZE = mix(HAZE, COLD, cold);
  float eye = param("eye", 4.2f);
  view = camera_at(v(0, 0, eye), v(param("turn", .08f), 1, eye + param("tilt", -.03f)), param("focal", 1.5f));
  sea = sea_make((SeaState){.shortest = .5f,
                            .longest = 26,
                            .heading = 1.7f,
                            .spread = 2.2f,
                            .seconds = 8,
                            .speed = 1,
                            .height = param("waves", 1),
                            .sharpness = 1});
  ship_from_params(view.eye);
  params_done();
  reel_run(&reel, &film, NULL, shade);
  return 0;
}
