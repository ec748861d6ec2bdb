import { type PileType, type PileTypeDraft, pileType } from '@ampdeck/api/config/pile-type'
import type { z } from 'zod'
import { uniqueCrud } from '../../http/crud.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { hasPiles, options, page } from './pile-type.store.ts'

type Row = z.output<typeof PileType>
type Draft = z.output<typeof PileTypeDraft>

export const routes: Routes = (app, server) => {
  serve(app, server, pileType, {
    ...uniqueCrud<Row, Draft>('pileType', 'name', { isInUse: hasPiles }),
    page: ({ rows, input }) => page(rows, input),
    selectAll: ({ rows, input }) => options(rows, input),
  })
}
