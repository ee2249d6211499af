import type { APIRoute } from 'astro'
import { articleFeed } from '../build/article-feed.ts'

export const GET: APIRoute = () => new Response(articleFeed('en'))
