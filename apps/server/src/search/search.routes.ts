import { search } from '@ampdeck/api/system/search'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { findRecords } from './search.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, search, { records: findRecords })
}
