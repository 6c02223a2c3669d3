import { api } from '#lib/api.ts';
import type { NoticeChoices, NoticePage } from './notice.ts';

/** Calls of the signed-in person about their notices. */
export const noticeClient = {
  latest: (size: number) => api.get<NoticePage>(`/user/mails?size=${size}`),
  page: (page: number, status: 'all' | 'unread') =>
    api.get<NoticePage>(`/user/mails?page=${page}&size=20&status=${status}`),
  read: (id: string) => api.post<{ unread: number }>(`/user/mail/${id}/read`),
  readAll: () => api.post<{ unread: number }>('/user/mails/read-all'),
  choose: (choices: NoticeChoices) => api.put<NoticeChoices>('/user/notice-choices', choices),
  unsubscribe: (token: string) => api.post<{ topic: string }>('/notices/unsubscribe', { token }),
};
