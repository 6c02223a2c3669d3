/** For the cms, which decides who may delete them and writes the audit log. */
export { deleteBanner, deleteFaq, deletePage, deletePartner } from './site-text-queries.server.ts';
