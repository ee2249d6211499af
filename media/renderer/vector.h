/* Three-part vectors: points, directions and linear colours. */
#ifndef VECTOR_H
#define VECTOR_H
#include <math.h>

typedef struct {
  float x, y, z;
} V;

static inline V v(float x, float y, float z) { return (V){x, y, z}; }
static inline V add(V a, V b) { return v(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline V sub(V a, V b) { return v(a.x - b.x, a.y - b.y, a.z - b.z); }
static inline V scale(V a, float s) { return v(a.x * s, a.y * s, a.z * s); }
static inline V times(V a, V b) { return v(a.x * b.x, a.y * b.y, a.z * b.z); }
static inline float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline V normal(V a) { return scale(a, 1 / sqrtf(dot(a, a) + 1e-20f)); }
static inline V mix(V a, V b, float t) { return add(scale(a, 1 - t), scale(b, t)); }
static inline V cross(V a, V b) {
  return v(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

/** A camera: `direction(u, w)` looks through a screen whose height runs from -1 to 1. */
typedef struct {
  V eye, ahead, right, up;
  float focal;
} Camera;

static inline Camera camera_at(V eye, V target, float focal) {
  Camera c = {.eye = eye, .focal = focal};
  c.ahead = normal(sub(target, eye));
  c.right = normal(cross(c.ahead, v(0, 0, 1)));
  c.up = cross(c.right, c.ahead);
  return c;
}

static inline V direction(const Camera *c, float u, float w) {
  return normal(add(add(scale(c->right, u), scale(c->up, w)), scale(c->ahead, c->focal)));
}

#endif
