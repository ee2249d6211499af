/** A triangle that covers the whole canvas. */
export const vertexShader = 'attribute vec2 corner;void main(){gl_Position=vec4(corner,0,1);}'

/**
 * Letters half under water. Lengths are in pixels of the canvas from its upper left; `depth` is counted in letter heights
 * below the waterline. What floats in front of the letters is found by its brightness in the photograph itself: ice is
 * pale, and the water around it dark.
 */
export const fragmentShader = `
precision highp float;
uniform sampler2D letters, photo;
uniform vec2 size, lean;
uniform vec4 crop;
uniform float water, letter, sunk, drift;

float inked(vec2 at) { return texture2D(letters, at / size).a; }

void main() {
  vec2 at = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  vec2 unit = at / letter;
  vec3 seen = texture2D(photo, crop.xy + crop.zw * at / size).rgb;
  float light = dot(seen, vec3(.3, .59, .11));
  float swell = .012 * sin(unit.x * 5.3 + drift * 1.7 + lean.x * 2.) + .008 * sin(unit.x * 11. - drift * 2.3);
  float depth = unit.y - water / letter - swell * sunk;
  float below = smoothstep(-.004, .004, depth);
  float deep = max(depth, 0.);

  float wave = .5 * sin(unit.y * 44. + unit.x * 2. + drift * 3. + lean.x * 5.)
    + .35 * sin(unit.y * 83. - unit.x * 3.1 - drift * 4.1 + lean.y * 7.)
    + .4 * sin(unit.y * 21. + unit.x * 6.3 + drift * 1.3 - lean.x * 4.);
  vec2 bent = vec2(
    wave * (.006 + .055 * deep) - lean.x * .16 * deep,
    .2 * deep + .006 * wave - lean.y * .05 * deep
  );
  float dry = inked(at) * (1. - below);
  float wet = inked(at + bent * letter * sunk) * below;
  float mirrored = inked(vec2(at.x + wave * letter * .02, 2. * water - at.y - .1 * deep * letter)) * below * (1. - wet);

  float floats = smoothstep(.56, .68, light) * smoothstep(-.13, -.11, depth) * (1. - smoothstep(.02, .05, depth)) * sunk;
  float foot = smoothstep(-.3, 0., depth) * sunk;
  vec3 colour = mix(vec3(1), vec3(.87, .94, .96), foot * (1. - below));
  vec3 drowned = mix(vec3(.78, .91, .95), vec3(.5, .74, .82), smoothstep(0., .6, deep));
  colour = mix(colour, mix(vec3(1), drowned + .5 * (light - .2), sunk), below);
  float strength = mix(1., mix(.92, .72, smoothstep(0., .5, deep)), sunk);
  float rim = sunk * exp(-pow(depth / .01, 2.)) * inked(at) * .9;

  float cover = (dry * (1. - floats) + wet * strength * (1. - .9 * floats));
  float shown = clamp(cover + .16 * sunk * mirrored * (1. - smoothstep(0., .35, deep)) + rim * (1. - floats), 0., 1.);
  gl_FragColor = vec4(mix(colour, vec3(1), rim) * shown, shown);
}`
