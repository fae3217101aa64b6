// Who we are to the server: a cookie it signed, and what we call ourselves.

import { api, type Me } from "./api";

/** `ready` once the server has said who we are. */
export const guest: Me & { ready: boolean } = $state({ id: "", name: "", named: false, ready: false });

let asking: Promise<void> | null = null;

/** Who we are, asked once: two calls of somebody new at the same time would make two guests of them. */
export function loadGuest(): Promise<void> {
  if (guest.ready) return Promise.resolve();
  asking ??= api
    .get<Me>("/api/me")
    .then(become)
    .finally(() => (asking = null));
  return asking;
}

export async function renameGuest(name: string): Promise<void> {
  become(await api.patch<Me>("/api/me", { name }));
}

/** This browser becomes the guest who made the personal link. */
export async function followLink(token: string): Promise<void> {
  become(await api.post<Me>(`/api/link/${encodeURIComponent(token)}`));
}

function become(me: Me): void {
  Object.assign(guest, me, { ready: true });
}
