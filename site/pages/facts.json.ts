import type { APIRoute } from 'astro'
import { settings } from '../build/settings.ts'
import { factsDocument } from '../content/figures-sheet.ts'

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(factsDocument(settings.publicUrl), null, 1)}\n`)
