import 'use-intl';
import type accounts from '../../messages/en/accounts.json';
import type cards from '../../messages/en/cards.json';
import type errors from '../../messages/en/errors.json';
import type home from '../../messages/en/home.json';
import type mail from '../../messages/en/mail.json';
import type media from '../../messages/en/media.json';
import type models from '../../messages/en/models.json';
import type notices from '../../messages/en/notices.json';
import type pages from '../../messages/en/pages.json';
import type profile from '../../messages/en/profile.json';
import type shell from '../../messages/en/shell.json';
import type viewer from '../../messages/en/viewer.json';

/** English is the shape; the build refuses a language that lacks a key or an argument of it. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: {
      accounts: typeof accounts;
      cards: typeof cards;
      errors: typeof errors;
      home: typeof home;
      mail: typeof mail;
      media: typeof media;
      models: typeof models;
      notices: typeof notices;
      pages: typeof pages;
      profile: typeof profile;
      shell: typeof shell;
      viewer: typeof viewer;
    };
  }
}
