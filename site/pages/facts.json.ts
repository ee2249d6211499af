import type { APIRoute } from 'astro'
import { factsDocument } from '../content/figures-sheet.ts'
import { settings } from '../settings.ts'

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(factsDocument('en', settings.publicUrl), null, 1)}\n`)
