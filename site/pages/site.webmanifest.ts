import type { APIRoute } from 'astro'
import { manifest } from '../build/manifest.ts'

export const GET: APIRoute = () => new Response(manifest('en'))
