/** Raw frames become a loop in two encodings, and the seam is measured as a browser shows it. */
import { spawn } from 'node:child_process'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loopSize } from './draw.ts'
import { run } from './workshop.ts'

export const loopsFolder = 'site/assets/loops'
export const loopBudget = 1_500_000

/** Mean absolute difference of brightness between frames, 0..255. */
export interface Seam {
  /** From the last frame to the first. */
  join: number
  /** From a frame to the next, on average and at most. */
  mean: number
  most: number
}

const encodings = [
  {
    extension: 'webm',
    /** From fine to coarse: the first that fits the budget is taken. */
    qualities: [28, 34, 39, 44, 49, 54],
    codec: ['-c:v', 'libsvtav1', '-preset', '6', '-g', '192'],
  },
  {
    extension: 'mp4',
    qualities: [22, 25, 27, 29, 31, 33, 35],
    codec: [
      ...['-c:v', 'libx264', '-preset', 'slow', '-g', '192', '-movflags', '+faststart'],
      // A first frame better than the rest would be seen as a jolt at every turn of the loop.
      ...['-x264-params', 'mbtree=0:ipratio=1:pbratio=1.1'],
    ],
  },
]

/** Encodes the frames that `drawLoop` wrote, and returns the worse of the two seams. */
export async function encodeLoop(name: string, frames: string): Promise<Seam> {
  await mkdir(loopsFolder, { recursive: true })
  const seams: Seam[] = []
  for (const { extension, qualities, codec } of encodings) {
    const file = join(loopsFolder, `${name}.${extension}`)
    for (const quality of qualities) {
      await run('ffmpeg', [...source(frames), ...codec, '-crf', String(quality), file])
      if ((await stat(file)).size <= loopBudget) break
    }
    if ((await stat(file)).size > loopBudget) throw new Error(`${file} does not fit its budget`)
    seams.push(await measureSeam(file))
  }
  return seams.reduce((worst, seam) => (seam.join > worst.join ? seam : worst))
}

function source(frames: string): string[] {
  const { width, height, fps } = loopSize
  return [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(fps)],
    ...['-i', frames],
    // Sparkle that lasts one frame costs more bits than all the waves together.
    ...['-vf', "tmix=frames=3:weights='1 2 1',trim=start_frame=2,setpts=PTS-STARTPTS"],
    ...['-pix_fmt', 'yuv420p', '-an'],
  ]
}

/** Decodes a loop and compares its frames, small and grey: flicker, not detail, is looked for. */
export async function measureSeam(file: string): Promise<Seam> {
  const width = 320
  const height = 180
  const bytes = await decode(file, `scale=${width}:${height},format=gray`)
  const size = width * height
  const count = bytes.length / size
  const difference = (a: number, b: number) => {
    let sum = 0
    for (let i = 0; i < size; i++) {
      sum += Math.abs((bytes[a * size + i] ?? 0) - (bytes[b * size + i] ?? 0))
    }
    return sum / size
  }
  const steps = Array.from({ length: count - 1 }, (_, index) => difference(index, index + 1))
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    join: round(difference(count - 1, 0)),
    mean: round(steps.reduce((sum, step) => sum + step, 0) / steps.length),
    most: round(Math.max(...steps)),
  }
}

function decode(file: string, filter: string): Promise<Buffer> {
  const args = ['-loglevel', 'error', '-i', file, '-vf', filter, '-f', 'rawvideo', '-']
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`ffmpeg ended with ${code}`)),
    )
  })
}
