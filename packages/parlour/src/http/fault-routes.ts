/** The fault switches, for tests that run in another process. */
import { z } from 'zod';
import type { Fault } from '../faults.js';
import type { House } from '../house.js';
import type { PageRoutes } from './page-routes.js';

const aim = { method: z.string().optional(), path: z.string().optional(), times: z.int().min(1).optional() };
const fault = z.discriminatedUnion('kind', [
  z.object({ ...aim, kind: z.literal('rate-limit'), retryAfter: z.number().min(0), global: z.boolean().optional() }),
  z.object({ ...aim, kind: z.literal('error'), status: z.int().min(400).max(599), code: z.int().optional() }),
  z.object({ ...aim, kind: z.literal('error-after'), status: z.int().min(400).max(599) }),
  z.object({ ...aim, kind: z.literal('latency'), ms: z.number().min(0) }),
  z.object({ ...aim, kind: z.literal('lost-response') }),
  z.object({ ...aim, kind: z.literal('broken-off') }),
  z.object({ ...aim, kind: z.literal('cut') }),
  z.object({ ...aim, kind: z.literal('hang-up') }),
]);
const gateway = z.discriminatedUnion('do', [
  z.object({ do: z.literal('drop'), code: z.int().optional(), resumable: z.boolean().optional() }),
  z.object({ do: z.literal('cut') }),
  z.object({ do: z.literal('reconnect') }),
  z.object({ do: z.literal('invalidate'), resumable: z.boolean() }),
]);
const connections = z.object({ accept: z.boolean() });

export const faultRoutes: PageRoutes = {
  'POST /parlour/faults': (house, { body }) => {
    house.faults.next(JSON.parse(JSON.stringify(fault.parse(body))) as Fault);
    return {};
  },
  'DELETE /parlour/faults': (house) => {
    house.faults.clear();
    return {};
  },
  'POST /parlour/faults/gateway': (house, { body }) => {
    troubleGateway(house, gateway.parse(body));
    return {};
  },
  'POST /parlour/faults/connections': (house, { body }) => {
    if (connections.parse(body).accept) house.faults.acceptConnections();
    else house.faults.refuseConnections();
    return {};
  },
  'GET /parlour/objections': (house) => house.objections,
};

function troubleGateway(house: House, order: z.infer<typeof gateway>): void {
  switch (order.do) {
    case 'drop':
      house.faults.dropGateway({
        ...(order.code === undefined ? {} : { code: order.code }),
        ...(order.resumable === undefined ? {} : { resumable: order.resumable }),
      });
      return;
    case 'cut':
      house.faults.cutGateway();
      return;
    case 'reconnect':
      house.faults.askToReconnect();
      return;
    case 'invalidate':
      house.faults.invalidateSession({ resumable: order.resumable });
  }
}
