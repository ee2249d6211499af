import type { APIRoute } from 'astro'
import { packPorts } from '../../contract/port-chart.ts'
import { portChart } from '../build/plan-charts.ts'

export const GET: APIRoute = () => new Response(JSON.stringify(packPorts(portChart())))
