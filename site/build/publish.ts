import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import {
  answerTemplate,
  fileIn,
  namedByContent,
  notFoundFile,
  originMark,
  type PublishedFile,
  publishedList,
} from '../../contract/published-file.ts'
import { languages } from '../../contract/words/language.ts'
import { siteConfig } from '../../site.config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const pack = promisify(brotliCompress)

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
}

/** Documents open in the browser, archives are kept. */
const dispositions: Record<string, string> = { '.pdf': 'inline', '.zip': 'attachment' }

/** Formats that are text; everything else is packed already. */
const packable = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.xml',
  '.atom',
  '.txt',
  '.svg',
  '.webmanifest',
  '.speculationrules',
])

/** Below this a packed answer saves nothing over the headers around it. */
const smallestPacked = 256

/**
 * Lists everything the build made in `dist/published.json`, with its headers and
 * its Brotli variant, so that the server computes nothing while it serves.
 * Throws when a file has a kind this table does not know: it would be sent
 * without a type.
 */
export function publish(): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const entries = await readdir(root, { recursive: true, withFileTypes: true })
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .sort()
        // Side by side, as packing keeps a core busy for each file.
        const published = await Promise.all(files.map((file) => publishFile(root, file)))
        await writeFile(join(root, publishedList), `${JSON.stringify(published, null, 1)}\n`)
      },
    },
  }
}

async function publishFile(root: string, file: string): Promise<PublishedFile> {
  const extension = extname(file).toLowerCase()
  const contentType = contentTypes[extension]
  if (!contentType) throw new Error(`No content type is known for ${file}`)

  const bytes = await readFile(join(root, file))
  const immutable = namedByContent.test(`/${file}`)
  const holdsOrigin = packable.has(extension) && holdsMark(file, bytes.toString(), immutable)
  // Bytes that the server still changes, it packs as well.
  const packed = packable.has(extension) && bytes.length >= smallestPacked && !holdsOrigin
  if (packed) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(join(root, `${file}.br`), await pack(bytes, { params }))
  }
  return {
    path: requestPath(file),
    file,
    contentType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    brotli: packed,
    immutable,
    ...(holdsOrigin && { holdsOrigin }),
    ...(extension === '.html' && {
      contentSecurityPolicy: contentSecurityPolicy(bytes.toString()),
    }),
    ...(extension in dispositions && {
      contentDisposition: `${dispositions[extension]}; filename="${keptName(file)}"`,
    }),
  }
}

/**
 * Whether a text holds the mark of the address. Throws where the server could not replace it: written in another
 * form, or in a file that browsers keep for a year.
 */
function holdsMark(file: string, text: string, immutable: boolean): boolean {
  const { hostname } = new URL(originMark)
  const marks = text.split(originMark).length - 1
  if (text.split(hostname).length - 1 !== marks) {
    throw new Error(`${file} names the address of the site in a form that cannot be replaced`)
  }
  if (marks === 0) return false
  if (immutable) throw new Error(`${file} is kept for a year and must not hold the address`)
  return true
}

/** In a folder full of downloads the name must say whose file it is. */
function keptName(file: string): string {
  const company = siteConfig.companyName.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  return `${company}-${basename(file)}`
}

function requestPath(file: string): string {
  const withoutAddress = [notFoundFile, answerTemplate.file].flatMap((name) =>
    languages.map((language) => fileIn(name, language)),
  )
  if (withoutAddress.includes(file)) return `/${file}`
  if (file === 'index.html') return '/'
  return `/${file.replace(/(\/index)?\.html$/, '')}`
}
