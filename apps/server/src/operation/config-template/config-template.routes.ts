import { commandKind } from '@ampdeck/api/enumerations/equipment'
import { configTemplate } from '@ampdeck/api/operation/config-template'
import type { z } from 'zod'
import { mustSee } from '../../database/must-see.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import { crud } from '../../http/crud.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { draftOf, writeBatch } from '../pile-command/pile-command.service.ts'
import { pileTargets } from '../pile-command/pile-command.targets.ts'
import { differences, drift, known, page } from './config-template.store.ts'

type Template = z.output<typeof configTemplate.get.output>
type Draft = z.output<typeof configTemplate.save.input>

/** What is written: of a pile type that there is, and the list as JSON. */
async function checked<Input extends Draft>(rows: Rows, input: Input): Promise<Input> {
  await mustSee(rows, 'pileType', input.pileTypeId === null ? [] : [input.pileTypeId])
  return { ...input, settings: JSON.stringify(input.settings) } as unknown as Input
}

export const routes: Routes = (app, server) => {
  const plain = crud<Template, Draft>('configTemplate')
  serve(app, server, configTemplate, {
    ...plain,
    save: async ({ rows, input }) => plain.save({ rows, input: await checked(rows, input) }),
    update: async ({ rows, input }) => plain.update({ rows, input: await checked(rows, input) }),
    page: ({ rows, input }) => page(rows, input),
    drift: async ({ rows, input }) => drift(rows, await template(rows, input.templateId), input),
    apply: (request) => apply(request),
    known: async ({ rows, input }) => {
      await rows.get('pile', input.pileId)
      return known(rows, input.pileId)
    },
  })
}

const template = (rows: Rows, id: number) => rows.get('configTemplate', id) as Promise<Template>

/** Sends each pile what is not as wanted there. A key that the pile has said is read only is left alone. */
async function apply(request: Request<typeof configTemplate.apply>) {
  const { rows, input } = request
  const { pileIds, reason, templateId } = input
  const wanted = await template(rows, templateId)
  const targets = await pileTargets(rows, pileIds)
  const found = await differences(
    rows,
    wanted,
    targets.map(({ pileId }) => pileId),
  )
  const drafts = targets.map((target) => {
    const settings = (found.get(target.pileId) ?? [])
      .filter(({ state }) => state === 'differs' || state === 'unknown')
      .map(({ key, wanted: value }) => ({ key, value }))
    const how = { command: commandKind.code.applyTemplate, force: false, reason }
    const refusal =
      settings.length === 0 ? 'configuration.same' : target.isConnected ? undefined : 'device.offline'
    return { ...draftOf(target, how, { kind: 'setConfigurations', settings }), refusal }
  })
  return writeBatch(request, { pileIds }, drafts)
}
