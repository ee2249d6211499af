/** From a recipe to pixels: a still as PNG, or the frames of a loop as raw video. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Drawing, Recipe, Rendering, Settings } from './recipe.ts'
import {
  asArguments,
  carvedLand,
  compiled,
  fingerprint,
  passesKey,
  programSources,
  renderedPasses,
  run,
  workFolder,
} from './workshop.ts'

export const loopSize = { width: 1280, height: 720, fps: 24, seconds: 8 }

interface Drawn {
  file: string
  seconds: number
}

/** Changes whenever anything does that could change a pixel of the recipe's pictures. */
export async function recipeKey(recipe: Recipe): Promise<string> {
  if ('program' in recipe) {
    return fingerprint(
      await programSources(recipe.program),
      recipe.settings,
      recipe.land ? [await programSources('terrain'), recipe.land] : [],
      recipe.sprite ? await recipeKey(recipe.sprite) : '',
    )
  }
  return fingerprint(
    await passesKey(recipe.scene, recipe.settings, recipe.land),
    await programSources('develop'),
    recipe.develop,
    recipe.mist ? [await programSources('mist'), recipe.mist] : [],
  )
}

/** Draws a still into the work folder. */
export async function drawStill(name: string, recipe: Recipe): Promise<Drawn> {
  const started = Date.now()
  const raw = join(workFolder, `${name}.rgb`)
  const { width, height } = sizeOf(recipe)
  let rendering = 0
  if ('program' in recipe) {
    const { settings, seconds } = await spriteFor(name, recipe)
    rendering = seconds
    await frames(recipe, { ...settings, frames: 1 }, raw)
  } else {
    const developed = await develop(name, recipe, raw)
    rendering = developed.seconds
    if (recipe.mist)
      await frames(recipe, { linear: developed.linear, frames: 1, width, height }, raw)
  }
  const file = join(workFolder, `${name}.png`)
  await sharp(await readFile(raw), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file)
  // A render kept from an earlier run still took its time.
  return { file, seconds: Math.max(rendering, seconds(started)) }
}

/**
 * Draws the frames of a loop as raw RGB, one more at either end than the loop is long:
 * each frame is later blended with its neighbours, also across the seam.
 */
export async function drawLoop(name: string, recipe: Recipe): Promise<Drawn> {
  const started = Date.now()
  const raw = join(workFolder, `${name}-loop.rgb`)
  const total = loopSize.fps * loopSize.seconds
  const reel: Settings = {
    first: total - 1,
    frames: total + 2,
    width: loopSize.width,
    height: loopSize.height,
    samples: 2,
    // Grain is new in every frame: it would eat the bits that the movement needs, and what
    // the encoder makes of it differs between the last frame and the first.
    grain: 0,
  }
  if ('program' in recipe) {
    const { settings } = await spriteFor(name, recipe)
    await frames(recipe, { ...settings, ...reel }, raw)
  } else {
    const { linear } = await develop(name, recipe, `${raw}.unused`)
    await frames(recipe, { ...reel, linear }, raw)
  }
  return { file: raw, seconds: seconds(started) }
}

async function frames(recipe: Recipe, reel: Settings, output: string): Promise<void> {
  const [program, settings] =
    'program' in recipe ? [recipe.program, recipe.settings] : ['mist', recipe.mist ?? {}]
  const land: Settings =
    'program' in recipe && recipe.land ? { terrain: await carvedLand(recipe.land) } : {}
  await run(await compiled(program), asArguments({ ...settings, ...land, ...reel }), output)
}

async function spriteFor(
  name: string,
  { sprite }: Drawing,
): Promise<{ settings: Settings; seconds: number }> {
  if (!sprite) return { settings: {}, seconds: 0 }
  const unused = join(workFolder, `${name}-sprite.rgb`)
  const { linear, seconds } = await develop(`${name}-sprite`, sprite, unused)
  return { settings: { sprite: linear }, seconds }
}

/** Renders, unless that is done, and develops; the clean linear picture is kept for the mist. */
async function develop(name: string, recipe: Rendering, output: string) {
  const { passes, seconds } = await renderedPasses(recipe.scene, recipe.settings, recipe.land)
  const linear = join(workFolder, `${name}.linear`)
  const args = asArguments({ ...recipe.develop, passes, linear })
  await run(await compiled('develop'), args, output)
  return { linear, seconds }
}

function sizeOf({ settings }: Recipe) {
  return { width: Number(settings.width), height: Number(settings.height) }
}

function seconds(started: number) {
  return Math.round((Date.now() - started) / 1000)
}
