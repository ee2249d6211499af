/** Runs the tools: compiles C programs when needed, starts Blender, keeps what was computed. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './recipe.ts'

/** Large intermediates; never committed, safe to delete. */
export const workFolder = '.cache/media'

const rendererFolder = 'media/renderer'
const scenesFolder = 'media/scenes'

/** A short fingerprint of texts and settings. */
export function fingerprint(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** Every source a C program is built from: its own file and the headers it includes. */
export async function programSources(program: string): Promise<string[]> {
  const sources = new Map<string, string>()
  const collect = async (file: string) => {
    if (sources.has(file)) return
    const text = await readFile(join(rendererFolder, file), 'utf8')
    sources.set(file, text)
    for (const [, header] of text.matchAll(/#include "(.+)"/g)) await collect(header ?? '')
  }
  await collect(`${program}.c`)
  return [...sources.values()]
}

/** Every source a scene is built from: its own script and ours that it imports. */
async function sceneSources(scene: string): Promise<string[]> {
  const sources = new Map<string, string>()
  const collect = async (file: string) => {
    const path = join(scenesFolder, file)
    if (sources.has(file) || !existsSync(path)) return
    const text = await readFile(path, 'utf8')
    sources.set(file, text)
    for (const [, imported] of text.matchAll(/^from (\w+) import/gm))
      await collect(`${imported}.py`)
  }
  await collect(`${scene}.py`)
  return [...sources.values()]
}

/** Compiles a C program into the work folder unless this very version is already there. */
export async function compiled(program: string): Promise<string> {
  await mkdir(workFolder, { recursive: true })
  const binary = join(workFolder, `${program}-${fingerprint(await programSources(program))}`)
  if (!existsSync(binary)) {
    const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-Wall']
    const source = join(rendererFolder, `${program}.c`)
    await run('gcc', [...flags, source, '-o', binary, '-lm'])
  }
  return binary
}

/** The land of these settings; carved once. */
export async function carvedLand(settings: Settings): Promise<string> {
  const key = fingerprint(await programSources('terrain'), settings)
  return once(join(workFolder, `land-${key}.bin`), async (unfinished) => {
    await run(await compiled('terrain'), [...asArguments(settings), `out=${unfinished}`])
  })
}

/** The passes of a Blender scene, rendered once for these settings, and the seconds it took. */
export async function renderedPasses(
  scene: string,
  settings: Settings,
  land: Settings | undefined,
): Promise<{ passes: string; seconds: number }> {
  const terrain: Settings = land ? { terrain: await carvedLand(land) } : {}
  const key = await passesKey(scene, settings, land)
  const passes = join(workFolder, `${scene}-${key}.passes`)
  const clock = `${passes}.seconds`
  await once(passes, async (unfinished) => {
    const started = Date.now()
    const all = asArguments({ ...settings, ...terrain, out: join(process.cwd(), unfinished) })
    const script = join(scenesFolder, `${scene}.py`)
    await run('blender', [
      '-b',
      '--factory-startup',
      '--python-exit-code',
      '1',
      '-P',
      script,
      '--',
      ...all,
    ])
    await writeFile(clock, String(Math.round((Date.now() - started) / 1000)))
  })
  return { passes, seconds: Number(await readFile(clock, 'utf8')) }
}

export async function passesKey(scene: string, settings: Settings, land: Settings | undefined) {
  const carved = land ? [await programSources('terrain'), land] : []
  return fingerprint(await sceneSources(scene), settings, carved)
}

export function asArguments(settings: Settings): string[] {
  return Object.entries(settings).map(([key, value]) => `${key}=${value}`)
}

/** Runs a tool at the lowest priority; its standard output may go to a file. */
export async function run(command: string, args: string[], outputFile?: string): Promise<void> {
  const log = openSync(join(workFolder, 'tools.log'), 'a')
  const output = outputFile ? openSync(outputFile, 'w') : log
  const child = spawn('nice', ['-n', '19', command, ...args], {
    stdio: ['ignore', output, log],
    // Threads that wait by spinning would take the processor from everybody else.
    env: { ...process.env, OMP_WAIT_POLICY: 'passive' },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${command} ended with ${code}; see ${workFolder}/tools.log`)
}

/** Makes a file under another name first: an interrupted render must not pass for a finished one. */
async function once(file: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(file)) return file
  await mkdir(workFolder, { recursive: true })
  const unfinished = `${file}.unfinished`
  await make(unfinished)
  await rename(unfinished, file)
  return file
}
