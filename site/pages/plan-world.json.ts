import type { APIRoute } from 'astro'
import { worldChart } from '../build/plan-charts.ts'

export const GET: APIRoute = () => new Response(JSON.stringify(worldChart()))
