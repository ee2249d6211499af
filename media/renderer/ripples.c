/* Rings on dark, still water under an evening sky: drops that fall far apart and run through
 * each other.
 *
 * Every drop falls at its own place and at its own moment of the loop, and its rings are added for
 * this turn and the one before, so that the loop closes while they still run.
 *
 * Settings of its own: eye (m above the water), tilt (how far the view looks down), turn, focal,
 * drops, strength, sun_x, sun_y, sun_z.
 */
#include "frames.h"

#define MOST 24

typedef struct {
  float x, y, moment, strength;
} Drop;

static Camera view;
static Drop drops[MOST];
static int count;
static float seconds;
static V sun;

/** The slope a ring train gives at a distance r from where a drop fell `age` seconds ago. */
static float ring_slope(float r, float age, float strength) {
  if (age <= .02f) return 0;
  const float speed = .46f;
  /* The front runs ahead; behind it the waves grow longer and the middle comes to rest. */
  float front = speed * age, behind = front - r;
  if (behind < -.16f || behind > 1.5f) return 0;
  float length = .105f + .020f * age;
  float packet = smooth(-.16f, .05f, behind) * expf(-behind * (1.9f / (1 + .25f * age)));
  float spread = 1 / sqrtf(.10f + r * 1.6f);
  float fade = smooth(0, .45f, age) * expf(-age * .42f) * smooth(6.6f, 5.0f, age);
  return strength * packet * spread * fade * cosf(TAU * behind / length);
}

static V slope_at(float x, float y, float turn, float distance) {
  float gx = 0, gy = 0;
  for (int i = 0; i < count; i++) {
    float dx = x - drops[i].x, dy = y - drops[i].y, r = sqrtf(dx * dx + dy * dy) + 1e-4f;
    float age = (turn - drops[i].moment) * seconds;
    if (age < 0) age += seconds;
    /* Rings finer than a pixel would flicker. */
    float seen = 1 / (1 + distance * distance * .0016f);
    float s = ring_slope(r, age, drops[i].strength) * seen / r;
    gx += s * dx;
    gy += s * dy;
  }
  /* A breath of wind far out, where the view is flat. */
  float phase = TAU * turn;
  float calm = .006f * smooth(2, 14, distance);
  gx += calm * (looping(x * .9f, y * .35f, phase, .35f, 3, 11) - .44f);
  gy += calm * (looping(x * .9f, y * .35f, phase, .35f, 3, 31) - .44f);
  return v(-gx, -gy, 1);
}

/** A soft dusk: pale and warm low towards the sun, petrol above. */
static V sky(V d) {
  float z = clampf(d.z, 0, 1), towards = clampf(dot(d, sun), 0, 1);
  V c = mix(v(.30f, .42f, .48f), v(.020f, .085f, .125f), powf(clampf(z * 1.55f, 0, 1), .62f));
  float low = expf(-z * 5);
  c = add(c, scale(v(.95f, .60f, .36f), low * (.55f * powf(towards, 6) + .5f * powf(towards, 30))));
  /* One long bank of cloud, so that the rings have an edge to bend. */
  float bank = cloud(d.x * 2.6f + 5, z * 11, 4, 71);
  return mix(c, scale(c, .52f), smooth(.42f, .66f, bank) * smooth(.02f, .10f, z) * smooth(.62f, .30f, z));
}

static V shade(float u, float w, float turn) {
  V d = direction(&view, u, w);
  if (d.z > -.003f) return sky(d);
  float t = view.eye.z / -d.z;
  V p = add(view.eye, scale(d, t)), slope = slope_at(p.x, p.y, turn, t);
  V n = normal(slope);
  float facing = clampf(-dot(d, n), 0, 1);
  V mirrored = add(d, scale(n, 2 * facing));
  mirrored.z = fabsf(mirrored.z);
  float fresnel = .02f + .98f * powf(1 - facing, 5);
  V deep = v(.0040f, .030f, .042f);
  V c = add(scale(sky(normal(mirrored)), fresnel), scale(deep, 1 - fresnel));
  float glint = powf(clampf(dot(normal(mirrored), sun), 0, 1), 1400);
  c = add(c, scale(v(1, .72f, .46f), glint * .9f * clampf(.15f + fresnel * 3, 0, 1)));
  return mix(c, v(.30f, .39f, .44f), 1 - expf(-t * t / 9000));
}

int main(int argc, char **argv) {
  params_init(argc, argv);
  Reel reel = reel_from_params();
  Film film = film_from_params();
  seconds = param("seconds", 8);
  float eye = param("eye", .9f);
  view = camera_at(v(0, 0, eye), v(param("turn", 0), 1, eye + param("tilt", -.335f)), param("focal", 3.2f));
  sun = normal(v(param("sun_x", .62f), param("sun_y", 1), param("sun_z", .16f)));
  count = (int)param("drops", 7);
  if (count > MOST) count = MOST;
  float strength = param("strength", .16f);
  params_done();
  /* The first falls where the eye rests; the others keep away from the title on the left. */
  for (int i = 0; i < count; i++) {
    float far = i == 0 ? 2.55f : 1.9f + 5.2f * powf(random3(i, 1, 5), 1.2f);
    float side = i == 0 ? .42f : (random3(i, 2, 5) - .34f) * (.5f + far * .5f);
    drops[i] = (Drop){.x = side,
                      .y = far,
                      .moment = i == 0 ? .72f : fmodf(.05f + i * .381966f, 1),
                      .strength = strength * (i == 0 ? 1 : .35f + .5f * random3(i, 3, 5))};
  }
  reel_run(&reel, &film, NULL, shade);
  return 0;
}
