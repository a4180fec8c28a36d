/** Which procedure answers at which path under /api. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** The procedure's name in the router, with dots: 'user.team'. GET takes queries, the others mutations. */
  readonly procedure: string
}

export const restRoutes: readonly RestRoute[] = [{ method: 'GET', path: '/health', procedure: 'health' }]
