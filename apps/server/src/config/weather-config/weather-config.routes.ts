import { activeLife } from '@ampdeck/api/active-life'
import {
  type WeatherConfig,
  type WeatherConfigDraft,
  WeatherConfigFilter,
  weatherConfig,
} from '@ampdeck/api/config/weather-config'
import { weatherAt } from '@ampdeck/api/config/weather-feed'
import { activeState } from '@ampdeck/api/enumerations/member'
import { weatherAction } from '@ampdeck/api/enumerations/strategy'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'
import { platformOf, type Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { follow } from './weather-config.service.ts'

type Row = z.output<typeof WeatherConfig>
type Draft = z.output<typeof WeatherConfigDraft>

const { on: ON } = activeState.code
const { limitPower: LIMIT } = weatherAction.code

export const routes: Routes = (app, server) => {
  serve(app, server, weatherConfig, {
    page: ({ rows, input, now }) => page(rows, input, now),
    get: ({ rows, input, now }) => read(rows, input.id, now),
    save: async (request) => {
      const { rows, input } = request
      const id = await rows.insert('weatherConfig', {
        ...checked(request, input),
        state: ON,
        activeSince: null,
      })
      return followed(request, id)
    },
    update: async (request) => {
      const { id, version, ...draft } = request.input
      await request.rows.update('weatherConfig', { id, version }, checked(request, draft))
      return followed(request, id)
    },
    enable: (request) => turn(request, 'enable'),
    disable: (request) => turn(request, 'disable'),
    delete: async ({ rows, input, now }) => {
      const config = await rows.get('weatherConfig', input.id)
      await rows.remove('weatherConfig', input.id)
      await follow(platformOf({ rows, now }), { ...config, deleted: 1 })
      return null
    },
    now: async ({ input, now }) => weatherAt(input.cityCode, now),
  })
}

const shown = <Of extends { cityCode: string }>(of: Of, now: number) => ({
  ...of,
  current: weatherAt(of.cityCode, now),
})

async function page(rows: Rows, request: z.output<typeof WeatherConfigFilter> & PageRequest, now: number) {
  const query = rows.from('weatherConfig').where(where(WeatherConfigFilter, request, 'weatherConfig'))
  const order = orderOf(request, 'weatherConfig', { by: 'weatherConfig.name', order: 'asc' })
  const found = await readPage(rows.db, query.selectAll(), request, { ...order, id: 'weatherConfig.id' })
  return { ...found, records: found.records.map((row) => shown(row, now)) }
}

async function read(rows: Rows, id: number, now: number): Promise<Row> {
  return shown(await rows.get('weatherConfig', id), now)
}

function checked({ fail }: Pick<Request<typeof weatherConfig.save>, 'fail'>, draft: Draft): Draft {
  if (draft.action === LIMIT && draft.percent === null) throw fail('weather.percent')
  return { ...draft, percent: draft.action === LIMIT ? draft.percent : null }
}

/** The effect of a rule does not wait for the next look at the weather. */
async function followed({ rows, now }: { rows: Rows; now: number }, id: number): Promise<Row> {
  await follow(platformOf({ rows, now }), await rows.get('weatherConfig', id))
  return read(rows, id, now)
}

async function turn(request: Request<typeof weatherConfig.enable>, step: keyof typeof activeLife) {
  await request.rows.move('weatherConfig', activeLife[step], request.input)
  return followed(request, request.input.id)
}
