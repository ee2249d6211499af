import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { OfferedArticle } from '../../contract/server-file.ts'
import {
  type Issue,
  type IssueList,
  type IssuePreview,
  type IssueTried,
  issueCall,
  newsletterIssuePaths as paths,
  sendCall,
} from '../../contract/team-newsletter.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { readCall, refusedField } from '../accounts/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { IssueStore, IssueWords, WriteIssueMail } from '../newsletter/issue-store.ts'
import { writeIssue } from '../newsletter/write-issue.ts'
import { actorOf, type TeamRoute } from './team-route.ts'

export type NewsletterRouteDeps = {
  newsletter: {
    issues: IssueStore
    offered: () => readonly OfferedArticle[]
    write: WriteIssueMail
    /** Whether links in mails lead to an address that others reach. */
    isPublic: boolean
    onQueued: () => void
    now: () => number
  }
}

const nothing = v.strictObject({})

/** Issues of the newsletter: written, looked at, tried on oneself, sent. */
export function newsletterRoutes({ newsletter }: NewsletterRouteDeps): readonly TeamRoute[] {
  const order = (request: FastifyRequest) => ({ by: actorOf(request), now: newsletter.now() })

  function wordsFrom(request: FastifyRequest): IssueWords {
    const words = writeIssue(readCall(issueCall, request), newsletter.offered())
    if ('unknown' in words) throw refusedField('articles', 'team.noArticle')
    return words
  }

  async function issueFor(request: FastifyRequest): Promise<Issue> {
    return (await newsletter.issues.find(idOf(request))) ?? unknown()
  }

  const trialFor = (issue: Issue, request: FastifyRequest) => {
    const { by, now } = order(request)
    const reader = `trial-${randomUUID()}`
    return newsletter.write({
      issue,
      to: by.address,
      reader,
      language: teamLanguage,
      unsubscribeSecret: undefined,
      at: now,
    })
  }

  return [
    {
      method: 'GET',
      url: paths.issues,
      least: 'admin',
      work: async (): Promise<IssueList> => ({
        issues: await newsletter.issues.list(),
        articles: newsletter.offered(),
      }),
    },
    {
      method: 'POST',
      url: paths.issues,
      least: 'admin',
      work: async (request): Promise<Issue> =>
        newsletter.issues.add(wordsFrom(request), order(request)),
    },
    {
      method: 'PUT',
      url: paths.issue,
      least: 'admin',
      work: async (request): Promise<Issue> =>
        (await newsletter.issues.change(idOf(request), wordsFrom(request), order(request))) ??
        unknown(),
    },
    {
      method: 'DELETE',
      url: paths.issue,
      least: 'admin',
      work: async (request) => ((await newsletter.issues.remove(idOf(request))) ? {} : unknown()),
    },
    {
      method: 'GET',
      url: paths.preview,
      least: 'admin',
      async work(request): Promise<IssuePreview> {
        const issue = await issueFor(request)
        const { subject, text } = trialFor(issue, request).message
        return { subject, text }
      },
    },
    {
      method: 'POST',
      url: paths.try,
      least: 'admin',
      sends: true,
      async work(request): Promise<IssueTried> {
        readCall(nothing, request)
        const mail = trialFor(await issueFor(request), request)
        await newsletter.issues.queueTrial(mail)
        newsletter.onQueued()
        return { to: mail.message.to.address }
      },
    },
    {
      method: 'POST',
      url: paths.send,
      least: 'admin',
      wantsProof: true,
      async work(request): Promise<Issue> {
        readCall(sendCall, request)
        if (!newsletter.isPublic) throw new Refusal('conflict', 'team.noPublicUrl')
        return (await newsletter.issues.send(idOf(request), order(request))) ?? unknown()
      },
    },
  ]
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id
}

function unknown(): never {
  throw new Refusal('not_found', 'team.noDraft')
}
